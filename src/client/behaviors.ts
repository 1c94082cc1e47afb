import { loadWholeStyles } from "./page-loader";

/** Adds behavior to an element. Returns a function that stops it. */
type Watch = (element: HTMLElement) => () => void;

/**
 * The behaviors: scripts that work on markup as it stands (decision 0008). What data-behavior="contact-form" asks for
 * is `watch` in contact-form.behavior.ts beside that part.
 */
const behaviors = Object.entries(
  import.meta.glob<Watch>(["../**/*.behavior.ts", "../../site/pages/**/*.behavior.ts"], {
    import: "watch",
  }),
);

/**
 * Starts all behaviors in `main`. Resolves when they have started or `signal` is aborted, which stops
 * them and skips those whose script is still loading. Rejects if one is unknown, or its script fails or can't be
 * loaded.
 */
export async function startBehaviors(main: HTMLElement, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
  const elements = [...main.querySelectorAll<HTMLElement>("[data-behavior]")];
  const started = elements.map(async (element) => {
    const name = element.dataset["behavior"] ?? "";
    const [file, load] = behaviors.find(([path]) => path.endsWith(`/${name}.behavior.ts`)) ?? [];
    if (!load) throw new Error(`Unknown behavior "${name}".`);
    // An owner's may change what the document's styles leave out because it matches nothing at first.
    if (file?.includes("/site/")) loadWholeStyles().catch(() => {});
    const watch = await load();
    if (!signal.aborted) signal.addEventListener("abort", watch(element));
  });
  await Promise.race([aborted, Promise.all(started)]);
}
