import { company } from "~/site/company";
import { pathTo } from "~/site/routes";
import styles from "./Brand.module.css";

/**
 * The company's mark and name, leading home. The mark, a rounded square with a short pulse, takes
 * its two colors from the ground it stands on: the first logo on night (white, amber), the alternate
 * logo on day (ink, dark amber).
 */
export function Brand() {
  return (
    <a className={styles.brand} href={pathTo("home")}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect x="2" y="2" width="28" height="28" rx="8" />
        <path className={styles.pulse} d="M8 17h4l3-6 4 10 2.5-4H24" />
      </svg>
      {company.name}
    </a>
  );
}
