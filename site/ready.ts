/**
 * What `npm run check:ready` may leave as it is: the id it prints, and your reason. With `only`, just what it prints
 * in quotes, such as a figure that is true of you, too. For example
 * `{ id: "legal", reason: "Our lawyers deliver the pages in May." }` and
 * `{ id: "claims", only: "98%", reason: "Our survey of May." }`.
 */
export const accepted: readonly {
  readonly id: string;
  readonly only?: string;
  readonly reason: string;
}[] = [];
