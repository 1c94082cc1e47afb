import { phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";
import { noticeStyles } from "./notice-styles";

type Notice = {
  /** Names the dialog, too. */
  readonly heading: string;
  /** The phone number follows. */
  readonly text: string;
};

let closeNotice = () => {};

/**
 * Shows a dialog with a heading, words, the phone number, and a link or button, which closes it. Replaces an open
 * dialog. Returns a function that closes it.
 */
export function showNotice({ heading, text }: Notice, action: HTMLElement): () => void {
  closeNotice();
  const title = Object.assign(document.createElement("h2"), { textContent: heading });
  const words = document.createElement("p");
  const phone = Object.assign(document.createElement("a"), {
    href: phoneHref(company.phone),
    textContent: company.phone.text,
  });
  words.append(text, phone, ".");
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", heading);
  dialog.dataset["surface"] = "inverse";
  dialog.append(title, words, action);
  Object.assign(dialog.style, noticeStyles.panel, noticeStyles.dialog);
  Object.assign(words.style, noticeStyles.text);
  Object.assign(action.style, noticeStyles.button);
  const close = () => {
    // close() first: it returns focus to where it was.
    dialog.close();
    dialog.remove();
  };
  action.addEventListener("click", close);
  dialog.onclose = close;
  document.body.append(dialog);
  dialog.showModal();
  closeNotice = close;
  return close;
}
