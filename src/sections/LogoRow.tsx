import type { ClientLogo } from "~/content-types";
import styles from "./LogoRow.module.css";

type LogoRowProps = {
  /** In a few words whose logos these are, such as "Some of our clients". */
  heading: string;
  entries: readonly ClientLogo[];
  surface?: "default" | "subtle";
};

/** Four in a line, or three if one or two would be left for the next line. */
const columnsOf = (count: number) => (count === 5 || count === 6 ? 3 : 4);

/** Logos of clients or partners across the page, in one quiet color. Left out if there are none. */
export function LogoRow({ heading, entries, surface = "default" }: LogoRowProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.row} data-surface={surface}>
      <h2>{heading}</h2>
      <ul role="list" data-logos={columnsOf(entries.length)}>
        {entries.map(({ name, logo: { img } }) => (
          <li key={name}>
            <img src={img.src} alt={name} width={img.w} height={img.h} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
