const words = "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** A count for the start of a sentence: "Seven" for 7, digits above twelve. */
export const countAtStart = (count: number): string => words[count] ?? String(count);
