import "@fontsource-variable/onest";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/looks.css";

const RENEWED = "igroteka-renewed";
const PATIENCE = 60_000; // ms before a page that lacks a file is loaded anew once more

// A page that stayed open while its host was renewed asks for files that are gone.
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

// The shell works without a connection, too; a page that is being developed is never kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
}
