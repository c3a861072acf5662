import { mount } from "svelte";

import App from "./App.svelte";
import "./boards/boards.css";
import "./hands";
import "./look.css";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

settings.dress();
void words.load().then(() => mount(App, { target: document.getElementById("page")! }));
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
