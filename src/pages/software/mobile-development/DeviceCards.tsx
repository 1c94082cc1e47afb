import type { ReactNode } from "react";
import styles from "./DeviceCards.module.css";

type Platform<Device extends string> = {
  readonly name: string;
  /** Name of the drawing of its device. */
  readonly device: Device;
  readonly description: string;
  /** Reasons to choose it, a few words each. */
  readonly suits: readonly string[];
};

/** Platforms as cards under drawings of their devices. */
export function DeviceCards<Device extends string>({
  label,
  platforms,
  devices,
}: {
  /** Shown above the reasons. */
  label: string;
  platforms: ReadonlyArray<Platform<NoInfer<Device>>>;
  /** Drawings. */
  devices: Readonly<Record<Device, ReactNode>>;
}) {
  return (
    <ul role="list" className={styles.cards}>
      {platforms.map(({ name, device, description, suits }) => (
        <li key={name} className={styles.card}>
          <div className={styles.device}>{devices[device]}</div>
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
