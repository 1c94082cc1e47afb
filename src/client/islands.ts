/** Adds behavior to an element. Returns a function that stops it. */
type Watch = (element: HTMLElement) => () => void;

/**
 * The islands: the parts of a document that need JavaScript. What brings data-island="contact-form" to life,
 * on the markup that stands there (decision 0008), is loaded by contact-form.island.ts beside that part.
 */
const islands = Object.entries(
  import.meta.glob<() => Promise<Watch>>(["../**/*.island.ts", "../../site/pages/**/*.island.ts"], {
    eager: true,
    import: "load",
  }),
);

/**
 * Starts all islands in `main`. Resolves when they have started or `signal` is aborted, which stops
 * them and skips those whose script is still loading. Rejects if an island is unknown, or its script
 * fails or can't be loaded.
 */
export async function startIslands(main: HTMLElement, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
  const elements = [...main.querySelectorAll<HTMLElement>("[data-island]")];
  const started = elements.map(async (element) => {
    const name = element.dataset["island"] ?? "";
    const [, load] = islands.find(([file]) => file.endsWith(`/${name}.island.ts`)) ?? [];
    if (!load) throw new Error(`Unknown island "${name}".`);
    const watch = await load();
    if (!signal.aborted) signal.addEventListener("abort", watch(element));
  });
  await Promise.race([aborted, Promise.all(started)]);
}
