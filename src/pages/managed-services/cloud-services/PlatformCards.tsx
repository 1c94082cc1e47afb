import type { Icon as IconDrawing, Logo as LogoDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { Logo } from "~/ui/Logo";
import styles from "./PlatformCards.module.css";

type Platform = {
  readonly name: string;
  readonly description: string;
  /** What we recommend it for. */
  readonly suits: readonly string[];
  readonly icon: IconDrawing | LogoDrawing;
};

/** Platforms as cards: logo, name, description and what the platform suits. */
export function PlatformCards({
  platforms,
  label,
}: {
  platforms: readonly Platform[];
  /** Shown above the list of what a platform suits. */
  label: string;
}) {
  return (
    <ul role="list" className={styles.cards}>
      {platforms.map(({ name, description, suits, icon }) => (
        <li key={name} className={styles.card}>
          <div className={styles.mark}>
            {"path" in icon ? <Logo of={icon} height={32} /> : <Icon of={icon} size={38} />}
          </div>
          <div>
            <h3>{name}</h3>
            <p className={styles.description}>{description}</p>
          </div>
          <div>
            <p className={styles.label}>{label}</p>
            <ul role="list">
              {suits.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
