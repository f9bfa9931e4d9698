import "@fontsource-variable/onest";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/looks.css";

const RENEWED = "igroteka-renewed";
const PATIENCE = 60_000; // ms between two reloads because of a missing file

// A page that stayed open during an update of its host requests files that are gone.
window.addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < PATIENCE) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
});

const target = document.getElementById("app");
if (target) {
  await app.start().catch(() => (app.offline = true));
  mount(App, { target });
}

// The service worker keeps the pages for offline use and shows notices; not in development.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
  if (localStorage.getItem("push") === "on") void import("./lib/push").then(({ renew }) => renew()).catch(() => undefined);
}
