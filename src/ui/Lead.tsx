import type { Words } from "~/content-types";
import styles from "./Lead.module.css";
import { RichText } from "./RichText";

/** The larger, softer paragraph below a heading. */
export const Lead = ({ text }: { text: string | Words }) => (
  <p className={styles.lead}>
    <RichText text={text} />
  </p>
);
