import type { Icon, PortfolioProject, RichText as Words } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import { PortfolioCard } from "./PortfolioCard";
import styles from "./ProjectGallery.module.css";
import { ProjectTabs } from "./ProjectTabs";

type ProjectGroup = {
  readonly category: string;
  readonly icon: Icon;
  /** Defaults to the text color. */
  readonly color?: "managed" | "software" | "microsoft" | "other";
  readonly projects: readonly PortfolioProject[];
  /** Shown instead of projects. A group without projects needs it. */
  readonly empty?: { readonly heading: string; readonly text: Words };
};

/** The style sheet has one rule for each. */
const mostGroups = 12;

/** A category's id in the URL's hash: "Power BI" is "power-bi". */
const anchorOf = (category: string) => category.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/**
 * All projects in one grid, with a tab per group. The tabs are radio inputs and the style sheet
 * hides other groups, so they work without JavaScript. Throws if a group's tab would not work.
 */
export function ProjectGallery({
  heading,
  all,
  groups,
}: {
  heading: string;
  /** Label of the tab that shows every project. */
  all: string;
  groups: readonly ProjectGroup[];
}) {
  check(groups);
  const tabs = groups.map(({ category, projects }) => ({
    label: category,
    anchor: anchorOf(category),
    count: projects.length,
  }));
  return (
    <div className={styles.gallery}>
      <ProjectTabs heading={heading} all={all} tabs={tabs} />
      <ul role="list" className={styles.grid}>
        {groups.map(({ category, icon, color, projects }, index) =>
          projects.map((project) => (
            <li
              key={project.title}
              className={color && styles[color]}
              data-group={index + 1}
              data-only={projects.length === 1 || undefined}
            >
              <PortfolioCard category={category} icon={icon} project={project} />
            </li>
          )),
        )}
      </ul>
      {groups.map(
        ({ category, icon, projects, empty }, index) =>
          projects.length === 0 &&
          empty && (
            <div key={category} className={styles.empty} data-group={index + 1}>
              <IconTile of={icon} />
              <h3>{empty.heading}</h3>
              <p>
                <RichText text={empty.text} />
              </p>
            </div>
          ),
      )}
    </div>
  );
}

/** Throws if there are more groups than the style sheet has rules for, or a tab would show nothing. */
function check(groups: readonly ProjectGroup[]) {
  const fail = (fault: string) => {
    throw new Error(`src/pages/portfolio/categories.ts: ${fault}`);
  };
  if (groups.length > mostGroups) {
    fail(`There are ${groups.length} categories, and there can be ${mostGroups}. Combine some.`);
  }
  const anchors = ["", "all"];
  for (const { category, projects, empty } of groups) {
    const anchor = anchorOf(category);
    if (anchors.includes(anchor)) {
      fail(`The category "${category}" needs another name: "#${anchor}" isn't free as its anchor.`);
    }
    anchors.push(anchor);
    if (projects.length === 0 && !empty) {
      fail(`The category "${category}" has no projects. Remove it or give it a text, "empty".`);
    }
  }
}
