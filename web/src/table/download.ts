/// The record of a table as a file of one's own.

import * as api from "../net/api";

export async function downloadRecord(table: string, keys: string[]): Promise<void> {
  const text = await api.record(table, keys);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `paddlewheel-${table}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
