import { useLayoutEffect, useRef, useState } from "react";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./ProjectTabs.module.css";
import { tieToAddress } from "./tie-to-address";

type Tab = { readonly label: string; readonly value: string; readonly count: number };

/** What is said after a choice: "10 WordPress projects shown". */
const shown = (count: number, kind = "") =>
  count
    ? `${count} ${kind}${count === 1 ? "project" : "projects"} shown`
    : `No ${kind}projects yet`;

/**
 * Tabs over a list of projects: radio inputs that the list's own styles look at. The script adds
 * the address and says how many projects are left.
 */
export function ProjectTabs({ heading, tabs }: { heading: string; tabs: readonly Tab[] }) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState<string>();
  const total = tabs.reduce((sum, { count }) => sum + count, 0);
  const chosen = tabs.find(({ value }) => value === said);

  // Before the first paint after an in-app navigation, so that a linked tab does not flash "All".
  useLayoutEffect(() => (group.current ? tieToAddress(group.current, setSaid) : undefined), []);

  return (
    <fieldset ref={group} className={styles.tabs} data-live>
      <legend>
        <h2>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
      </legend>
      {[{ label: "All", value: "all", count: total }, ...tabs].map(({ label, value, count }) => (
        <label key={value}>
          <input
            type="radio"
            name="category"
            id={value}
            value={value}
            defaultChecked={value === "all"}
          />
          {label} <span>{count}</span>
        </label>
      ))}
      <div role="status">
        <VisuallyHidden>
          {said && (chosen ? shown(chosen.count, `${chosen.label} `) : shown(total))}
        </VisuallyHidden>
      </div>
    </fieldset>
  );
}
