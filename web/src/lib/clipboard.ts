// Copies a link. A page without HTTPS has no clipboard API and uses `execCommand`.
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Share a link through the device's share dialog; false if there is none. */
export async function share(title: string, url: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  await navigator.share({ title, url }).catch(() => undefined);
  return true;
}
