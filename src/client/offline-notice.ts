import { company } from "~/site/company";
import { offline } from "./content";

let closeNotice = () => {};

/**
 * Loads a document where the app can't show a page, perhaps because a new deploy replaced its chunk.
 * Without a network it shows a notice that calls `retry`. Returns a function that closes the notice.
 */
export function loadDocument(load: () => void, retry: () => void): () => void {
  if (!navigator.onLine) return showOfflineNotice(retry);
  load();
  return () => {};
}

/**
 * Shows a dialog that says there is no network, with a button and the phone number. Calls `retry`
 * when the visitor presses the button or the network is back. Replaces an open dialog. Uses inline
 * styles, because nothing can be fetched now. Returns a function that closes the dialog.
 */
function showOfflineNotice(retry: () => void): () => void {
  closeNotice();
  const heading = Object.assign(document.createElement("h2"), { textContent: offline.heading });
  const words = document.createElement("p");
  const phone = Object.assign(document.createElement("a"), {
    href: company.phone.href,
    textContent: company.phone.text,
  });
  words.append(offline.text, phone, ".");
  const again = Object.assign(document.createElement("button"), { textContent: offline.retry });
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = offline.label;
  dialog.dataset["surface"] = "inverse";
  dialog.append(heading, words, again);
  Object.assign(dialog.style, {
    margin: "auto",
    maxInlineSize: "min(30rem, 90vw)",
    padding: "32px",
    border: "1px solid var(--rule)",
    borderRadius: "var(--radius-card)",
    background: "var(--surface)",
    color: "var(--text)",
  });
  Object.assign(words.style, { marginBlock: "12px 20px" });
  Object.assign(again.style, {
    padding: "12px 20px",
    borderRadius: "var(--radius-control)",
    background: "var(--action)",
    color: "var(--on-action)",
    fontWeight: "600",
  });

  const close = () => {
    removeEventListener("online", ask);
    // close() first: it returns focus to where it was.
    dialog.close();
    dialog.remove();
  };
  const ask = () => {
    close();
    retry();
  };
  again.onclick = ask;
  addEventListener("online", ask);
  dialog.onclose = close;
  document.body.append(dialog);
  dialog.showModal();
  closeNotice = close;
  return close;
}
