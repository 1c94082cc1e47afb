import { Chip } from "./Chip";
import styles from "./MoreList.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

type MoreListProps = {
  items: readonly string[];
  /** How many are in sight at once; a list no longer than this has nothing more to show. */
  limit: number;
  /** Plural noun that tells screen readers what is listed: "+2 more of 6 tags". */
  what: string;
  /** Whose list it is, so that several on one page can be told apart. */
  of: string;
  /** "chips" run on in lines, "lines" stand under each other, each checked off. */
  variant: "chips" | "lines";
};

/**
 * The first few items of a list, and the rest behind a "+N more" that anyone can open: the
 * browser's own disclosure, so it works before the script, by keyboard and in find-in-page.
 */
export function MoreList({ items, limit, what, of, variant }: MoreListProps) {
  const more = items.slice(limit);
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
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>
            +{more.length} more
            <VisuallyHidden>{` of ${items.length} ${what}, ${of}`}</VisuallyHidden>
          </summary>
          {list(more)}
        </details>
      )}
    </div>
  );
}
