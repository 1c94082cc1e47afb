import { ArrowRight } from "lucide";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./Replacements.module.css";

/** The program's word and the industry's own. */
export type Replacement = { readonly from: string; readonly to: string };

type ReplacementsProps = {
  labels: readonly Replacement[];
  /** Read by screen readers between the two words. */
  becomes: string;
};

/** General words crossed out, each beside the word that replaces it. */
export function Replacements({ labels, becomes }: ReplacementsProps) {
  return (
    <ul role="list" className={styles.labels}>
      {labels.map(({ from, to }) => (
        <li key={from}>
          <del>{from}</del>
          <Icon of={ArrowRight} />
          <VisuallyHidden> {becomes} </VisuallyHidden>
          <ins>{to}</ins>
        </li>
      ))}
    </ul>
  );
}
