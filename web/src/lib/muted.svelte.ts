// Whom the person at this browser does not want to read, table by table.
const STORED = "muted";
const MOST = 100; // the oldest go

const muted = $state<{ all: string[] }>({ all: stored() });

function stored(): string[] {
  return (localStorage.getItem(STORED) ?? "").split("\n").filter(Boolean);
}

export function isMuted(table: string, name: string): boolean {
  return muted.all.includes(`${table} ${name}`);
}

export function toggleMuted(table: string, name: string): void {
  const one = `${table} ${name}`;
  muted.all = muted.all.includes(one) ? muted.all.filter((other) => other !== one) : [...muted.all, one].slice(-MOST);
  localStorage.setItem(STORED, muted.all.join("\n"));
}
