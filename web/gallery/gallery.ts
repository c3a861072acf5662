import { mount } from "svelte";

import "../src/boards/boards.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });
