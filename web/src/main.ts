import "@fontsource-variable/onest";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";

const target = document.getElementById("app");
if (target) {
  await app.start().catch(() => (app.offline = true));
  mount(App, { target });
}

// The shell works without a connection, too; a page that is being developed is never kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
}
