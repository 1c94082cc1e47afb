import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an element and calls `onReady` afterwards. Returns a function that undoes it. */
type Hydrate = (element: HTMLElement, onReady: () => void) => () => void;

/**
 * The islands: the parts of a document that need JavaScript, by their data-island. Nothing else in a
 * document is hydrated (decision 0008).
 */
const islands: Record<string, () => Promise<Hydrate>> = {
  "contact-form": async () => {
    const { HydratedForm } = await import("~/contact/ContactForm");
    return (element, onReady) => {
      const hydrate = () => hydrateRoot(element, <HydratedForm onReady={onReady} />);
      let root: ReturnType<typeof hydrate> | undefined;
      // As a transition, so that hydration yields to input.
      startTransition(() => {
        root = hydrate();
      });
      return () => root?.unmount();
    };
  },
  "project-tabs": async () => {
    const { watchTabs } = await import("~/pages/portfolio/watch-tabs");
    return settled(watchTabs);
  },
  "hosted-image": async () => {
    const { watchImage } = await import("~/ui/picture/watch-image");
    return settled(watchImage);
  },
};

/** Adapts a function that is done when it returns. */
const settled =
  (watch: (element: HTMLElement) => () => void): Hydrate =>
  (element, onReady) => {
    const end = watch(element);
    onReady();
    return end;
  };

/**
 * Hydrates all islands in `main`. Resolves when they are hydrated or `signal` is aborted, which undoes
 * them and skips those whose script is still loading. Rejects if an island is unknown or its script
 * can't be loaded.
 */
export async function hydrateIslands(main: HTMLElement, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
  const elements = [...main.querySelectorAll<HTMLElement>("[data-island]")];
  const hydrations = elements.map(async (element) => {
    const name = element.dataset["island"] ?? "";
    const load = islands[name];
    if (!load) throw new Error(`Unknown island "${name}".`);
    const hydrate = await load();
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      signal.addEventListener("abort", hydrate(element, resolve));
    });
  });
  await Promise.race([aborted, Promise.all(hydrations)]);
}
