import type { ReactNode } from "react";
import styles from "./DeviceCards.module.css";

type ShelfPlatform = {
  readonly name: string;
  readonly description: string;
  /** When it is the right one, a few words each. */
  readonly suits: readonly string[];
};

/** Platforms to choose between: their devices on one shelf, drawn to scale, what to know below. */
export function DeviceCards({
  label,
  platforms,
  devices,
}: {
  /** Introduces what a platform suits. */
  label: string;
  platforms: readonly ShelfPlatform[];
  /** Drawings of the devices, by position. */
  devices: readonly ReactNode[];
}) {
  return (
    <ul role="list" className={styles.shelf}>
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
