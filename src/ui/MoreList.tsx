import { more, moreOf } from "~/site/words/links-and-lists";
import { Chip } from "./Chip";
import styles from "./MoreList.module.css";
import { Summary } from "./Summary";
import { VisuallyHidden } from "./VisuallyHidden";

type MoreListProps = {
  items: readonly string[];
  /** Number of items that are always visible. */
  limit: number;
  /** Plural noun for screen readers: "+2 more of 6 tags". */
  what: string;
  /** What the list belongs to, so that several lists on a page have different names. */
  of: string;
  /** "chips" wrap like words; "lines" are one per line with a check mark. */
  variant: "chips" | "lines";
};

/**
 * A list that shows its first items and the rest in a native disclosure, "+N more", which works
 * without JavaScript, by keyboard and in find-in-page.
 */
export function MoreList({ items, limit, what, of, variant }: MoreListProps) {
  if (items.length === 0) return null;
  const rest = items.slice(limit);
  const list = (part: readonly string[]) => (
    <ul role="list">
      {part.map((item) => (
        <li key={item}>{variant === "chips" ? <Chip>{item}</Chip> : item}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles[variant]}>
      {list(items.slice(0, limit))}
      {rest.length > 0 && (
        <details>
          <Summary>
            {more(rest.length)}
            <VisuallyHidden>{moreOf(items.length, what, of)}</VisuallyHidden>
          </Summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}
