import { useLayoutEffect, useRef } from "react";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./ProjectTabs.module.css";
import { watchTabs } from "./watch-tabs";

type Tab = { readonly label: string; readonly anchor: string; readonly count: number };

/**
 * Tabs over a list of projects: radio inputs that the list's own styles look at. The script adds
 * the address and says how many projects are left.
 */
export function ProjectTabs({ heading, tabs }: { heading: string; tabs: readonly Tab[] }) {
  const group = useRef<HTMLFieldSetElement>(null);
  const total = tabs.reduce((sum, { count }) => sum + count, 0);

  // Before the first paint after an in-app navigation, so that a linked tab does not flash "All".
  useLayoutEffect(() => (group.current ? watchTabs(group.current) : undefined), []);

  return (
    <fieldset ref={group} className={styles.tabs} data-island="project-tabs">
      <legend>
        <h2>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
      </legend>
      {[{ label: "All", anchor: "all", count: total }, ...tabs].map(
        ({ label, anchor, count }, index) => (
          <label key={anchor}>
            <input
              type="radio"
              name="category"
              id={anchor}
              value={index}
              defaultChecked={index === 0}
            />
            {label} <span>{count}</span>
          </label>
        ),
      )}
      <VisuallyHidden>
        <output />
      </VisuallyHidden>
    </fieldset>
  );
}
