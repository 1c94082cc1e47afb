import { company } from "~/site/company";
import { offline } from "./content";
import { noticeStyles } from "./notice-styles";

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
 * when the visitor presses the button or the network is back. Replaces an open dialog. Returns a function
 * that closes the dialog.
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
  dialog.setAttribute("aria-label", offline.label);
  dialog.dataset["surface"] = "inverse";
  dialog.append(heading, words, again);
  Object.assign(dialog.style, noticeStyles.panel, noticeStyles.dialog);
  Object.assign(words.style, noticeStyles.text);
  Object.assign(again.style, noticeStyles.button);

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
