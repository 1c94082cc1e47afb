import { createContext, useContext } from "react";

/** Id of the heading of the section around; undefined where the section has no id. */
export const HeadingId = createContext<string | undefined>(undefined);

/** The id of the heading that names a table. Throws if the section around it has no id. */
export function useTableName(): string {
  const id = useContext(HeadingId);
  if (!id) throw new Error("A table needs a <Section> with an id, so that its heading names it.");
  return id;
}
