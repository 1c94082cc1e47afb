import type { RichText as Words } from "~/content-types";
import { type ButtonAction, ButtonLinks } from "~/ui/Button";
import { Lead } from "~/ui/Lead";
import { RichText } from "~/ui/RichText";
import styles from "./CallToAction.module.css";

/** The words of a call to action. */
export type CallToActionContent = {
  readonly heading: string;
  readonly text: string | Words;
  readonly actions: readonly ButtonAction[];
};

/** A dark band that closes a page: heading, text and buttons. */
export function CallToAction({ heading, text, actions }: CallToActionContent) {
  return (
    <div className={styles.band} data-surface="inverse">
      <div>
        <h2>
          <RichText text={heading} />
        </h2>
        <Lead text={text} />
      </div>
      <div className={styles.actions}>
        <ButtonLinks actions={actions} />
      </div>
    </div>
  );
}
