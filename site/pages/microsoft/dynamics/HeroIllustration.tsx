import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

/** An order with a stamp from each department it has passed. */
export function HeroIllustration() {
  const { title, note, order, delivery, stamps, now } = heroIllustration;
  return (
    <IllustrationFrame title={title} note={note}>
      <div className={styles.slip}>
        <p className={styles.order}>
          <strong>{order}</strong> <span>{delivery}</span>
        </p>
        {stamps.map(({ desk, said, time }) => (
          <p key={said} className={styles.stamp} data-now={!time || undefined}>
            <strong>{said}</strong>
            <span>{desk}</span>
            <span>{time ?? now}</span>
          </p>
        ))}
      </div>
    </IllustrationFrame>
  );
}
