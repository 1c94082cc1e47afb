import { mark } from "~/site/brand";
import { company } from "~/site/company";
import { pathTo } from "~/site/routes";
import styles from "./Brand.module.css";

/**
 * The company's mark and name, linked to Home. The mark is white and amber on dark surfaces, ink and
 * dark amber on light ones.
 */
export function Brand() {
  return (
    <a className={styles.brand} href={pathTo("home")}>
      <svg className={styles.mark} viewBox={mark.viewBox} width="30" height="30" aria-hidden="true">
        <rect {...mark.square} />
        <path className={styles.pulse} d={mark.pulse} />
      </svg>
      {company.name}
    </a>
  );
}
