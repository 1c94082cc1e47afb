/**
 * What `npm run check:ready` may leave as it is: the id it prints, and your reason. For example
 * `{ id: "legal", reason: "Our lawyers deliver the pages in May." }`.
 */
export const accepted: readonly { readonly id: string; readonly reason: string }[] = [];
