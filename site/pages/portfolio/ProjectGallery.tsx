import type { Family, IconNode, PortfolioProject, Words } from "~/content-types";
import { anchorOf } from "~/lib/anchors";
import { ProjectCard } from "~/sections/ProjectCard";
import { LargeIcon } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import styles from "./ProjectGallery.module.css";
import { ProjectTabs } from "./ProjectTabs";

/** A category of projects. */
export type ProjectCategory = {
  readonly category: string;
  readonly icon: IconNode;
  /** Defaults to the text color. */
  readonly color?: Family | "other";
  /** Shown instead of projects. A category without projects needs it. */
  readonly empty?: { readonly heading: string; readonly text: Words };
};

type ProjectGroup = ProjectCategory & { readonly projects: readonly PortfolioProject[] };

/** The projects by category. */
export type ProjectGalleryContent = {
  readonly heading: string;
  /** Label of the tab that shows every project. */
  readonly all: string;
  readonly groups: readonly ProjectGroup[];
};

/** The style sheet has one rule for each. */
const mostGroups = 12;

/** Small cards in a row. */
const columns = 3;

/**
 * All projects in one grid, the first ones larger, with a tab per group. The tabs are radio inputs and the style sheet
 * hides other groups, so they work without JavaScript. Throws if a group's tab would not work.
 */
export function ProjectGallery({ heading, all, groups }: ProjectGalleryContent) {
  check(groups);
  const total = groups.reduce((sum, { projects }) => sum + projects.length, 0);
  // As many large cards as leave only full rows of small ones.
  const leads = new Set(
    groups.flatMap(({ projects }) => projects).slice(0, total % columns || columns),
  );
  const [first] = leads;
  const tabs = groups.map(({ category, projects }) => ({
    label: category,
    anchor: anchorOf(category),
    count: projects.length,
  }));
  return (
    <div className={styles.gallery}>
      <ProjectTabs heading={heading} all={all} tabs={tabs} />
      <ul role="list" className={styles.grid}>
        {groups.map(({ category, icon, color, projects }, group) =>
          projects.map((project, index) => (
            <li
              key={project.title}
              data-family={color}
              data-group={group + 1}
              data-all={project === first ? total % 6 : undefined}
              data-lead={leads.has(project) || undefined}
              data-first={[projects.length % 6, second(projects.length)][index]}
            >
              <ProjectCard
                category={{ name: category, icon }}
                title={project.title}
                to={project.to}
                effort={[project.duration, project.teamSize].filter(Boolean).join(", ")}
                description={project.description}
                image={project.image}
                tags={project.technologies}
                features={project.features}
                small={project !== first}
              />
            </li>
          )),
        )}
      </ul>
      {groups.map(
        ({ category, icon, projects, empty }, index) =>
          projects.length === 0 &&
          empty && (
            <div key={category} className={styles.empty} data-group={index + 1}>
              <LargeIcon of={icon} />
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

/** What a group's second project has for data-first: 2, as in a group of two, if it shares a row with the first. */
const second = (count: number) => (count % columns === 2 ? 2 : undefined);

/** Throws if there are more groups than the style sheet has rules for, or a tab would show nothing. */
function check(groups: readonly ProjectGroup[]) {
  const fail = (fault: string) => {
    throw new Error(`site/pages/portfolio/categories.ts: ${fault}`);
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
