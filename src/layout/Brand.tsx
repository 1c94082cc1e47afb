import type { Mark } from "~/content-types";
import { pathTo } from "~/lib/routes";
import { mark } from "~/site/brand";
import { company } from "~/site/company";
import styles from "./Brand.module.css";

/** Longer names are in smaller type and make the header of phones higher. */
const mostCharacters = 34;

/**
 * The company's mark and name, linked to Home. Shapes of the mark have the color of the text around it or
 * highlight, which is darker on light surfaces. Where the header shows its scrolled state, `alternate` takes
 * the mark's place.
 */
export function Brand({ alternate }: { alternate?: Mark | undefined }) {
  return (
    <a
      className={
        company.name.length > mostCharacters ? `${styles.brand} ${styles.long}` : styles.brand
      }
      href={pathTo("home")}
    >
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        width="30"
        height="30"
        strokeWidth={mark.strokeWidth}
        aria-hidden="true"
      >
        {alternate ? (
          <>
            <g className={styles.first}>{shapesOf(mark)}</g>
            <g className={styles.alternate} strokeWidth={alternate.strokeWidth}>
              {shapesOf(alternate)}
            </g>
          </>
        ) : (
          shapesOf(mark)
        )}
      </svg>
      {company.name}
    </a>
  );
}

const shapesOf = ({ shapes }: Mark) =>
  shapes.map(({ color, path, filled }) => (
    <path
      key={path}
      className={color === "highlight" ? styles.highlight : undefined}
      d={path}
      {...(filled && { fill: "currentcolor", stroke: "none" })}
    />
  ));
