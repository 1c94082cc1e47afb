import { ArrowRight } from "lucide";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./RenamedField.module.css";

/** A field's name in the program, and the industry's own. */
export type Rename = { readonly from: string; readonly to: string };

/** A field's name crossed out, before the one that replaces it. `becomes` is read by screen readers between the two. */
export function RenamedField({ from, to, becomes }: Rename & { becomes: string }) {
  return (
    <p className={styles.field}>
      <del>{from}</del>
      <Icon of={ArrowRight} />
      <VisuallyHidden> {becomes} </VisuallyHidden>
      <ins>{to}</ins>
    </p>
  );
}
