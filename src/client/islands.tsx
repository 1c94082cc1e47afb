import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { PlaceIsland, placeInIsland } from "~/ui/island";
import { loadWholeStyles } from "./page-loader";

type Module = Readonly<Record<string, ComponentType>>;

const modules = Object.entries({
  ...import.meta.glob<Module>(["../**/*.island.tsx", "../../site/**/*.island.tsx"]),
  ...(import.meta.env.DEV && import.meta.glob<Module>("../../gallery/**/*.island.tsx")),
});

/** A field, a button, or what acts as one. */
type Control = HTMLInputElement & {
  readonly options?: HTMLOptionsCollection;
  readonly selectedIndex?: number;
};

const field = "input,select,textarea";

const controlsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<Control>(`${field},button,[role],[tabindex]`),
];

/**
 * Starts an island: React takes over its markup once the island's chunk is there and the page's whole style sheets are, or
 * have failed. It learns what the visitor has typed, chosen and pressed before. Where a translator or an extension has
 * changed the markup, React replaces it. What can't start, or throws, stays as it is in the document; one that ran starts
 * once more.
 */
export async function startIsland(element: HTMLElement, presses: readonly Node[]): Promise<void> {
  const { island: name = "", props = "" } = element.dataset;
  const report = (error: unknown) => console.error(`The island ${name} can't run:`, error);
  const [, load] = modules.find(([file]) => file.endsWith(`/${name}.island.tsx`)) ?? [];
  const loaded = await Promise.all([load?.(), loadWholeStyles().catch(() => {})]).catch(report);
  // From now on its presses and forms are React's, or if it can't start, the browser's (entry-client.ts).
  element.removeAttribute("data-island");
  for (const styled of element.querySelectorAll<HTMLElement>("[data-style]")) {
    styled.style.cssText = styled.dataset["style"] ?? "";
    delete styled.dataset["style"];
  }
  const Island = loaded?.[0]?.[name];
  // Unless the visitor has gone on to another page.
  if (Island && element.isConnected) {
    start(element, <Island {...JSON.parse(props)} />, report, presses);
  }
}

function start(
  element: HTMLElement,
  island: ReactNode,
  report: (error: unknown) => void,
  presses?: readonly Node[],
): void {
  const markup = element.cloneNode(true).childNodes;
  const controls = controlsIn(element);
  const before = controls.map((control) => ({
    isFocused: control === document.activeElement,
    isChanged: isChanged(control),
    selected: [control.selectionStart, control.selectionEnd] as const,
    value: control.value,
    checked: control.checked,
  }));
  const pressed = presses?.map((press) =>
    controls.findLastIndex((control) => control.contains(press)),
  );
  let isAlive = false;
  flushSync(() => {
    const root = hydrateRoot(element, <PlaceIsland value={placeInIsland}>{island}</PlaceIsland>, {
      identifierPrefix: element.id,
      onRecoverableError() {},
      onUncaughtError(error) {
        report(error);
        const startsAgain = isAlive && presses;
        // When React is done with its own.
        queueMicrotask(() => {
          root.unmount();
          element.replaceChildren(...markup);
          if (startsAgain) start(element, island, report);
        });
      },
    });
    element.closest("main")?.addEventListener("leave", () => root.unmount());
  });
  isAlive = true;
  const now = controlsIn(element);
  before.forEach(({ isFocused, isChanged, selected, value, checked }, index) => {
    const control = now[index];
    if (isFocused) control?.focus({ preventScroll: true });
    if (control && isChanged) tell(control, value, checked);
    // Each field that was told before gave this one its value again, which ends a selection.
    if (isFocused && selected[0] != null) control?.setSelectionRange(...selected);
  });
  for (const index of pressed ?? []) {
    if (!now[index]?.matches(field)) now[index]?.click();
  }
}
/** Whether a field has another value than the document gave it. */
function isChanged(control: Control): boolean {
  const { options, selectedIndex, value, defaultValue = value, checked, defaultChecked } = control;
  if (!options) return isChoice(control) ? checked !== defaultChecked : value !== defaultValue;
  const given = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(given, 0);
}

/** Tells a component what stands in its field, as if the visitor had typed or chosen it now. */
function tell(field: Control, value: string, checked: boolean): void {
  if (isChoice(field)) {
    // The other radio button says it.
    if (field.type === "radio" && !checked) return;
    field.checked = !checked;
    field.click();
  } else {
    // React hears of a value that isn't the last one that was set on the element itself. A file can't be set.
    if (field.type !== "file") {
      field.value = field.defaultValue ?? "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
        field,
        value,
      );
    }
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

const isChoice = ({ type }: Control) => type === "checkbox" || type === "radio";
