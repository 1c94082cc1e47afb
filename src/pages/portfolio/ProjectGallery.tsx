import type { Icon, PortfolioCategory, PortfolioProject, RichText as Words } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import { PortfolioCard } from "./PortfolioCard";
import styles from "./ProjectGallery.module.css";
import { ProjectTabs } from "./ProjectTabs";

type ProjectGroup = {
  readonly category: PortfolioCategory;
  readonly icon: Icon;
  /** Defaults to the text color. */
  readonly color?: "managed" | "software" | "microsoft" | "other";
  readonly projects: readonly PortfolioProject[];
  /** Shown if the group has no projects. */
  readonly empty?: { readonly heading: string; readonly text: Words };
};

/** The style sheet has one rule for each. */
const mostGroups = 12;

/** A category's id in the URL's hash: "Power BI" is "power-bi". */
const anchorOf = (category: PortfolioCategory) =>
  category.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/**
 * All projects in one grid, with a tab per group. The tabs are radio inputs and the style sheet
 * hides other groups, so they work without JavaScript. Throws if there are more groups than the
 * style sheet has rules for.
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
  if (groups.length > mostGroups) {
    throw new Error(`The portfolio has ${groups.length} groups, more than ${mostGroups}.`);
  }
  const tabs = groups.map(({ category, projects }) => ({
    label: category,
    anchor: anchorOf(category),
    count: projects.length,
  }));
  return (
    <div className={styles.gallery}>
      <ProjectTabs heading={heading} all={all} tabs={tabs} />
      <ul role="list" className={styles.grid}>
        {groups.map(({ icon, color, projects }, index) =>
          projects.map((project) => (
            <li
              key={project.title}
              className={color && styles[color]}
              data-group={index + 1}
              data-only={projects.length === 1 || undefined}
            >
              <PortfolioCard icon={icon} project={project} />
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
