import type { Icon, PortfolioCategory, PortfolioProject, RichText as Words } from "~/records";
import { IconTile } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import { PortfolioCard } from "./PortfolioCard";
import styles from "./ProjectGallery.module.css";
import { ProjectTabs } from "./ProjectTabs";

type ProjectGroup = {
  readonly category: PortfolioCategory;
  readonly icon: Icon;
  readonly projects: readonly PortfolioProject[];
  /** What stands there while the group has no projects. */
  readonly empty?: { readonly heading: string; readonly text: Words };
};

/** A category as tabs, styles and addresses know it: "Power BI" is "power-bi". */
const slugOf = (category: PortfolioCategory) => category.toLowerCase().replaceAll(" ", "-");

/**
 * Every project of every group, in one list. The tabs above it are radio inputs, and the style
 * sheet hides what does not belong to the chosen one, so they work before the script.
 */
export function ProjectGallery({
  heading,
  groups,
}: {
  heading: string;
  groups: readonly ProjectGroup[];
}) {
  const tabs = groups.map(({ category, projects }) => ({
    label: category,
    value: slugOf(category),
    count: projects.length,
  }));
  return (
    <div className={styles.gallery}>
      <ProjectTabs heading={heading} tabs={tabs} />
      <ul role="list" className={styles.grid}>
        {groups.map(({ category, icon, projects }) =>
          projects.map((project) => (
            <li
              key={project.title}
              className={projects.length === 1 ? styles.only : undefined}
              data-category={slugOf(category)}
            >
              <PortfolioCard icon={icon} project={project} />
            </li>
          )),
        )}
      </ul>
      {groups.map(
        ({ category, icon, projects, empty }) =>
          projects.length === 0 &&
          empty && (
            <div key={category} className={styles.empty} data-category={slugOf(category)}>
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
