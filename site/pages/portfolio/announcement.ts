/** What screen readers say after a choice: "10 WordPress projects shown". `kind` is empty for all of them. */
export function shown(count: number, kind: string): string {
  const name = `${kind ? `${kind} ` : ""}project${count === 1 ? "" : "s"}`;
  return count === 0 ? `No ${name} yet` : `${count} ${name} shown`;
}
