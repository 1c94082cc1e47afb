import type { ReactNode } from "react";
import styles from "./DeviceCards.module.css";

type Platform = {
  readonly name: string;
  readonly description: string;
  /** Reasons to choose it, a few words each. */
  readonly suits: readonly string[];
};

/** Platforms as cards under drawings of their devices. */
export function DeviceCards({
  label,
  platforms,
  devices,
}: {
  /** Shown above the reasons. */
  label: string;
  platforms: readonly Platform[];
  /** Drawings, in the order of the platforms. */
  devices: readonly ReactNode[];
}) {
  return (
    <ul role="list" className={styles.cards}>
      {platforms.map(({ name, description, suits }, index) => (
        <li key={name} className={styles.card}>
          <div className={styles.device}>{devices[index]}</div>
          <h3>{name}</h3>
          <p>{description}</p>
          <div className={styles.suits}>
            <p>{label}</p>
            <ul role="list">
              {suits.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
