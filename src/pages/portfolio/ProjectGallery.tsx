import type { Icon, PortfolioCategory, PortfolioProject, RichText as Words } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import { PortfolioCard } from "./PortfolioCard";
import styles from "./ProjectGallery.module.css";
import { ProjectTabs } from "./ProjectTabs";

type ProjectGroup = {
  readonly category: PortfolioCategory;
  readonly icon: Icon;
  /** Without one, the color of the text. */
  readonly color?: "plum" | "teal" | "blue" | "ochre";
  readonly projects: readonly PortfolioProject[];
  /** What stands there while the group has no projects. */
  readonly empty?: { readonly heading: string; readonly text: Words };
};

/** As many as the style sheet has rules for. */
const mostGroups = 12;

/** A category's anchor: "Power BI" is "power-bi". */
const anchorOf = (category: PortfolioCategory) =>
  category.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/**
 * Every project of every group, in one list. The tabs above it are radio inputs, and the style
 * sheet hides what does not belong to the chosen one, so they work before the script. Throws if
 * there are more groups than the style sheet can tell apart.
 */
export function ProjectGallery({
  heading,
  groups,
}: {
  heading: string;
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
      <ProjectTabs heading={heading} tabs={tabs} />
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
