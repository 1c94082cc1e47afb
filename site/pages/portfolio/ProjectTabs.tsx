import { useLayoutEffect, useRef } from "react";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./ProjectTabs.module.css";
import { watch } from "./project-tabs.behavior";

type Tab = { readonly label: string; readonly anchor: string; readonly count: number };

/**
 * Tabs as radio inputs; ProjectGallery.module.css hides the projects of other tabs. The script adds
 * the URL's hash and announces how many projects are shown. `all` labels the first tab. Without a second
 * category there are no tabs.
 */
export function ProjectTabs({
  heading,
  all,
  tabs,
}: {
  heading: string;
  all: string;
  tabs: readonly Tab[];
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const total = tabs.reduce((sum, { count }) => sum + count, 0);

  // Before the first paint, so a link to a tab does not show all projects for a moment.
  useLayoutEffect(() => (group.current ? watch(group.current) : undefined), []);

  if (tabs.length === 1) {
    return (
      <h2>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
    );
  }
  return (
    <fieldset ref={group} className={styles.tabs} data-behavior="project-tabs">
      <legend>
        <h2>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
      </legend>
      {[{ label: all, anchor: "all", count: total }, ...tabs].map(
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
