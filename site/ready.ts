/**
 * What `npm run check:ready` may leave as it is: the id it prints, and your reason. With `only`, just what it prints
 * in quotes, such as a town that is yours, too. For example
 * `{ id: "legal", reason: "Our lawyers deliver the pages in May." }` and
 * `{ id: "places", only: "St. Louis", reason: "Our second office." }`.
 */
export const accepted: readonly {
  readonly id: string;
  readonly only?: string;
  readonly reason: string;
}[] = [];
