import { mount } from "svelte";

import App from "./app/App.svelte";
import "./boards/boards.css";
import "./app/lastInput";
import "./app/look.css";
import { report, reportAll } from "./net/report";
import { settings } from "./app/settings.svelte";
import { words } from "./i18n/words.svelte";

reportAll();
settings.dress();
// A language that does not come keeps nobody away: English is here already.
void words
  .load()
  .catch((error) => report("words", error))
  .then(() => mount(App, { target: document.getElementById("page")! }));
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
