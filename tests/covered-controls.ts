import type { Page } from "./misplaced-words";

const findCovered = () => {
  /** Whether only screen readers find it. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  return [...document.querySelectorAll("a, button, input, textarea, summary")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      control.scrollIntoView({ behavior: "instant", block: "center" });
      const { x = 0, y = 0, width = 0, height = 0 } = control.getClientRects()[0] ?? {};
      const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
      return !control.contains(pressed) && !isClipped(control);
    })
    .map(({ outerHTML }) => `covered: ${outerHTML.slice(0, 120)}`);
};

/** The visible links, buttons and fields that something else lies over, which a press would hit instead. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(`(${findCovered})()`) as Promise<string[]>;
