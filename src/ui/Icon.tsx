import { createElement } from "react";
import type { Icon as IconDrawing } from "~/content-types";
import styles from "./Icon.module.css";

/** A decorative inline icon in the color of the text beside it. `size` is in px. */
export function Icon({ of, size = 20 }: { of: IconDrawing; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

/** An icon on a small tinted tile, as in cards and menus. `size` is the edge of the tile in px. */
export function IconTile({ of, size = 44 }: { of: IconDrawing; size?: 36 | 44 }) {
  return (
    <span className={styles.tile} data-size={size}>
      <Icon of={of} size={size / 2} />
    </span>
  );
}
