const words = "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** A count for the start of a sentence: "One service", "Seven services", digits above twelve. */
export const countAtStart = (count: number, one: string): string =>
  `${words[count] ?? count} ${one}${count === 1 ? "" : "s"}`;
