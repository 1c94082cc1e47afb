import { createElement } from "react";
import type { IconNode } from "~/content-types";
import styles from "./Icon.module.css";

/** A decorative inline icon in the color of the text beside it. `size` is in px. */
export function Icon({ of, size = 20 }: { of: IconNode; size?: number }) {
  const paths = of.map(([tag, { d }]) => (tag === "path" ? fromOrigin(String(d)) : "")).join("");
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {of.map(
        ([tag, attributes], index) =>
          tag !== "path" && createElement(tag, { key: index, ...attributes }),
      )}
      {paths && <path d={paths} />}
    </svg>
  );
}

/** A path that can follow another in one element, which is shorter in a document than one element for each. */
const fromOrigin = (path: string): string =>
  path.replace(
    /^m(-?(?:\d*\.)?\d+)[ ,]?(-?(?:\d*\.)?\d+)[ ,]?(?=([-.\d])?)/,
    (_, x, y, next) => `M${x} ${y}${next ? "l" : ""}`,
  );

/** A large icon in the color of the page's family, as in cards and menus. */
export function LargeIcon({ of }: { of: IconNode }) {
  return (
    <span className={styles.large}>
      <Icon of={of} size={32} />
    </span>
  );
}
