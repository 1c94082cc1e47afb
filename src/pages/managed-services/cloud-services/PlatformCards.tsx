import type { Icon as IconDrawing, Logo as LogoDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { Logo } from "~/ui/Logo";
import styles from "./PlatformCards.module.css";

export type Platform = {
  readonly name: string;
  readonly description: string;
  /** What we would put there. */
  readonly suits: readonly string[];
  /** Shown where the platform has no logo of its own. */
  readonly icon?: IconDrawing;
};

/** Platforms to choose between, side by side, their logos in one height over their names. */
export function PlatformCards({
  platforms,
  logos,
  label,
}: {
  platforms: readonly Platform[];
  /** Logos by the name of their platform. */
  logos: Readonly<Record<string, LogoDrawing>>;
  /** Introduces what a platform suits. */
  label: string;
}) {
  return (
    <ul role="list" className={styles.cards}>
      {platforms.map(({ name, description, suits, icon }) => {
        const logo = logos[name];
        return (
          <li key={name} className={styles.card}>
            <div className={styles.mark}>
              {logo ? <Logo of={logo} height={32} /> : icon && <Icon of={icon} size={38} />}
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
        );
      })}
    </ul>
  );
}
