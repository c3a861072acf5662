/// What failed on the page, told to the server's log: which part, and where in our own files. Of tables and people it says nothing.

import { Trouble } from "./api";
import type { Failure } from "./protocol";

/// So many reports are sent in one visit, each once.
const MOST = 5;
const LINES = 8;
const sent = new Set<string>();

/// Which build of the page this is: the name of the file this stands in.
const PAGE = (import.meta.url.split("/").at(-1) ?? "").replace(/[^\w.-].*/, "").slice(0, 60);

export function report(part: string, error: unknown): void {
  if (import.meta.env.DEV) console.error(part, error);
  const failure = failureOf(part, error);
  const known = JSON.stringify([part, failure.message, failure.stack?.[0]]);
  if (error instanceof Trouble || sent.has(known) || sent.size >= MOST) return;
  sent.add(known);
  const headers = { "Content-Type": "application/json" };
  void fetch("/api/failures", { method: "POST", headers, body: JSON.stringify(failure), keepalive: true }).catch(() => undefined);
}

/// Report what goes wrong outside of any part, as far as it comes from our own files.
export function reportAll(): void {
  const heard = (error: unknown): void => {
    if (error instanceof Error && error.stack?.includes(location.origin)) report("page", error);
  };
  addEventListener("error", (event) => heard(event.error));
  addEventListener("unhandledrejection", (event) => heard(event.reason));
}

export function failureOf(part: string, error: unknown): Failure {
  if (!(error instanceof Error)) return { part, error: "Thrown", page: PAGE };
  const stack = (error.stack ?? "").split("\n").flatMap(whereOf).slice(0, LINES);
  return { part, error: error.name.replace(/[^A-Za-z]/g, "").slice(0, 40) || "Error", message: spoken(error.message), stack, page: PAGE };
}

/// Return what an error says without what it quotes, addresses and anything that could be a key.
function spoken(message: string): string {
  return message
    .replace(/https:\/\/svelte\.dev\/e\/(\w+)/g, "$1")
    .replace(/\((reading|setting) '(\w{1,30})'\)/g, "($1 $2)")
    .replace(/(["'`“‘„«]).*(["'`”’“»])/gs, "…")
    .replace(/\S*[/#?@]\S*/g, "…")
    .replace(/(?=[\w-]*[A-Z0-9])[\w-]{16,}/g, "…")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
}

/// Return a line of a stack as function, file, line and column: nothing of the address before the file or behind it.
function whereOf(line: string): string[] {
  const file = line.match(/([\w.-]{1,60}\.(?:js|ts|svelte))(?:\?[^:]*)?:(\d+):(\d+)\)?$/);
  if (!file) return [];
  const name = line.match(/^\s*at (?:async )?([\w$.]{1,30}) \(|^([\w$.]{1,30})@/);
  return [[name?.[1] ?? name?.[2] ?? "", file.slice(1).join(":")].filter(Boolean).join(" ")];
}
