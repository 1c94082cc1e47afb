import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Brings an element of the open document to life; calls `onReady` when it answers. */
type BringToLife = (element: HTMLElement, onReady: () => void) => () => void;

/**
 * The parts of a document that need the script, by their data-island. All else of a document is what
 * it looks like, and stays as it was written until the visitor moves on.
 */
const parts: Record<string, () => Promise<BringToLife>> = {
  "contact-form": async () => {
    const { HydratedForm } = await import("~/contact/ContactForm");
    return (element, onReady) => {
      const hydrate = () => hydrateRoot(element, <HydratedForm onReady={onReady} />);
      let root: ReturnType<typeof hydrate> | undefined;
      // A transition: React takes over in slices and lets the visitor go first.
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

/** For what answers as soon as it is called. */
const settled =
  (watch: (element: HTMLElement) => () => void): BringToLife =>
  (element, onReady) => {
    const end = watch(element);
    onReady();
    return end;
  };

/**
 * Brings all parts of the open document to life. Resolves when they answer or `signal` is aborted,
 * which ends them: one whose script comes later is not brought to life. Rejects if a part is unknown
 * or its script cannot be had.
 */
export async function hydrateIslands(main: HTMLElement, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
  const elements = [...main.querySelectorAll<HTMLElement>("[data-island]")];
  const live = elements.map(async (element) => {
    const name = element.dataset["island"] ?? "";
    const load = parts[name];
    if (!load) throw new Error(`No live part is called "${name}".`);
    const bring = await load();
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      signal.addEventListener("abort", bring(element, resolve));
    });
  });
  await Promise.race([aborted, Promise.all(live)]);
}
