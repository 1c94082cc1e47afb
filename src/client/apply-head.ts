import type { Head } from "~/lib/head";

/** Elements that are true only for the page the document was built with. */
const builtFor = "meta[property], meta[name=robots], script[type='application/ld+json']";

/** Sets title, description and canonical link of the open document. */
export function applyHead({ title, description, canonical }: Head): void {
  document.title = title;
  for (const element of document.querySelectorAll(builtFor)) element.remove();
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
  const known = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical) {
    known?.remove();
    return;
  }
  const link = known ?? document.head.appendChild(document.createElement("link"));
  link.rel = "canonical";
  link.href = canonical;
}
