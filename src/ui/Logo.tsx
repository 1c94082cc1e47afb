import type { LogoDrawing } from "~/content-types";
import styles from "./Logo.module.css";

/** A decorative logo in the color of the text beside it, which names it. `height` is in px. */
export function Logo({ of, height = 28 }: { of: LogoDrawing; height?: number }) {
  return (
    <svg className={styles.logo} viewBox={of.viewBox} height={height} aria-hidden="true">
      <path d={of.path} />
    </svg>
  );
}
