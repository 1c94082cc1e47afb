import { messageFailed } from "~/site/words/notices";
import { showNotice } from "./notice";

/** Says on whatever page the visitor is that a message couldn't be sent, with a link to its form. */
export function watchFailedMessages(): void {
  if (!__HAS_DELIVERY__) return;
  addEventListener("messagefailed", (event) => {
    const back = Object.assign(document.createElement("a"), {
      href: (event as CustomEvent<string>).detail,
      textContent: messageFailed.back,
    });
    Object.assign(back.style, { display: "inline-block", textDecoration: "none" });
    showNotice(messageFailed, back);
  });
}
