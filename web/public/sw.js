// Keeps the shell of the client, so that it opens at once and without a connection. What the host says about tables and
// games (/api) is never kept: a game is shown as it stands, or not at all.
const KEPT = "igroteka-shell-1";
const MOST = 160; // files of older versions go when there are more

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(new Request("./", { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const base = new URL("./", self.location.href);
  if (request.method !== "GET" || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
  const path = url.pathname.slice(base.pathname.length);
  if (path.startsWith("api/") || path.startsWith("reach/") || path === "healthz" || path === "readyz" || path === "metrics") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
});

/** The page as the host has it now; without the host, as it was last. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    const shell = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.ok && shell) await cache.put("./", answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match("./");
    if (kept) return kept;
    throw problem;
  }
}

/** A file whose name changes with what is in it: what is kept is never stale. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    await Promise.all(names.slice(1, Math.max(1, names.length - MOST)).map((name) => cache.delete(name)));
  }
  return answer;
}
