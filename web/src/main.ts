import "@fontsource-variable/onest";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";

const target = document.getElementById("app");
if (target) {
  await app.start().catch(() => undefined);
  mount(App, { target });
}
