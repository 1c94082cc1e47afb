import type { Logo as LogoDrawing } from "~/content-types";
import styles from "./Logo.module.css";

/** A logo in the color of the text beside it. Decorative: the name stands next to it in words. */
export function Logo({ of, height = 28 }: { of: LogoDrawing /** px */; height?: number }) {
  return (
    <svg className={styles.logo} viewBox={of.viewBox} height={height} aria-hidden="true">
      <path d={of.path} />
    </svg>
  );
}
