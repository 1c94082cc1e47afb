import { type ButtonAction, ButtonLinks } from "~/ui/Button";
import { RichText } from "~/ui/RichText";
import styles from "./CallToAction.module.css";

/** A dark band that closes a page: heading, text and buttons. */
export function CallToAction({
  heading,
  text,
  actions,
}: {
  heading: string;
  text: string;
  actions: readonly ButtonAction[];
}) {
  return (
    <div className={styles.band} data-surface="inverse">
      <div>
        <h2>{heading}</h2>
        <p className={styles.text}>
          <RichText text={text} />
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLinks actions={actions} />
      </div>
    </div>
  );
}
