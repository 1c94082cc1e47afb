import { offline } from "~/site/words/notices";
import { showNotice } from "./notice";

/**
 * Loads a document where the app can't show a page, perhaps because a new deploy replaced its chunk.
 * Without a network it shows a notice that calls `retry`. Returns a function that closes the notice.
 */
export function loadDocument(load: () => void, retry: () => void): () => void {
  if (!navigator.onLine) return showOfflineNotice(retry);
  load();
  return () => {};
}

/** Calls `retry` when the visitor presses the notice's button, or the network is back while it's open. */
function showOfflineNotice(retry: () => void): () => void {
  const again = Object.assign(document.createElement("button"), { textContent: offline.retry });
  const close = showNotice(offline, again);
  // After the notice's own listener, which closes it.
  again.addEventListener("click", retry);
  // One that's closed stays in the document for a moment.
  addEventListener("online", () => again.closest("[open]") && again.click(), { once: true });
  return close;
}
