import { company } from "~/site/company";

let closeNotice = () => {};

/**
 * Says that the page asked for needs the network, which is gone, with a way to ask again and the
 * telephone number. `retry` is called when the visitor presses the button, or once the network is
 * back. Made of the document's own means: nothing more can be fetched now. Takes the place of an
 * earlier notice. Returns what closes it.
 */
export function sayOffline(retry: () => void): () => void {
  closeNotice();
  const heading = Object.assign(document.createElement("h2"), { textContent: "You are offline." });
  const words = document.createElement("p");
  const phone = Object.assign(document.createElement("a"), {
    href: company.phone.href,
    textContent: company.phone.text,
  });
  words.append("The page is one connection away. If it cannot wait, call ", phone, ".");
  const again = Object.assign(document.createElement("button"), { textContent: "Try again" });
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = "No network";
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
    // Closing before removing gives focus back to where it was.
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
