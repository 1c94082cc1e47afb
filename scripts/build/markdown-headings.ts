import { anchorOf } from "../../src/lib/anchors.ts";

/** A heading of a text and its anchor. */
export type Heading = { readonly id: string; readonly text: string; readonly level: number };

/** The heading that follows others, and what is wrong with it. The anchor of one below an h2 begins with that h2's. */
export function headingAfter(others: readonly Heading[], text: string, level: number) {
  const above = level > 2 ? others.findLast((other) => other.level <= 2) : undefined;
  // "2.1. What we collect" is "what-we-collect", so that another section before it changes nothing.
  const own = anchorOf(text.replace(/^(?:\d+\.)+\d*\s+/, ""));
  const id = [...(above ? [above.id] : []), own].join("-");
  const fitting = ["##", "###", "####"].slice(0, others.at(-1)?.level ?? 1);
  const mark = "#".repeat(level);
  const mistake = !fitting.includes(mark)
    ? `the heading "${text}" begins with ${mark}, where only ${fitting.join(" or ")} fits.`
    : !own
      ? `the heading "${text}" needs a letter or a digit for its anchor.`
      : others.some((other) => other.id === id)
        ? `another heading has the anchor of "${text}", "${id}". Reword one.`
        : undefined;
  return { id, text, level, mistake };
}
