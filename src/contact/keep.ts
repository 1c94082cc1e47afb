import type { HistoryEntry } from "~/lib/history-entry";
import { delivery } from "~/site/delivery";
import { keepTyped } from "./early-submit";
import { pending } from "./post";

/** How long typing has paused when it's kept for a reload, ms. Safari refuses more than a hundred entries in ten seconds. */
const pause = 300;

/** Keeps what is typed, with the key of what was sent of it, for Back and a reload. */
export const keep = (form: HTMLFormElement): void => keepTyped(form, delivery && { pending });

/** Forgets what was kept. */
export function forget(): void {
  const nothing = { typed: undefined, pending: undefined } satisfies HistoryEntry;
  history.replaceState({ ...history.state, ...nothing }, "");
}

/** Keeps what is typed each time that typing pauses, for a reload. Returns a function that stops it. */
export function keepWhileTyping(form: HTMLFormElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => form.inert || keep(form), pause);
  };
  form.addEventListener("input", keepSoon);
  return () => {
    clearTimeout(timer);
    form.removeEventListener("input", keepSoon);
  };
}
