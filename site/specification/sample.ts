/** Around the tests of this folder, so that each failure says it. */
export const sampleOnly =
  "This folder is for Quietworks, the sample: another company deletes site/specification";

/** What the specification says, by the path of a page and the name of a section in its content.ts, or a selector. */
export type Table<Expected> = Readonly<Record<`/${string} ${string}`, Expected>>;
