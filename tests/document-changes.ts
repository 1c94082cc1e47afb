import type { Page } from "@playwright/test";

/** Puts every text of the page in brackets and in elements of its own, as Chrome's translator does. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ nodeValue }) => nodeValue?.trim())) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = `[${text.nodeValue}]`;
      text.parentNode?.replaceChild(outer, text);
    }
  });

/** Adds an element after each field and around each section, as password managers and readers do. */
export const extend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll("main input, main textarea")) {
      field.after(document.createElement("extension-icon"));
    }
    for (const section of document.querySelectorAll("main > section")) {
      const wrapper = document.createElement("extension-frame");
      section.replaceWith(wrapper);
      wrapper.append(section);
    }
  });
