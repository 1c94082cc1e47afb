import type { Action, ProjectCard } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import { MoreList } from "~/ui/MoreList";
import { Picture } from "~/ui/picture/Picture";
import styles from "./RecentProjects.module.css";

/** Tags shown before "+N more" (specification section 9). */
const tagLimit = 4;

type RecentProjectsProps = { projects: readonly ProjectCard[]; action: Action };

/** Projects two by two, each with illustration, text and tags, and a link to more of them. */
export function RecentProjects({ projects, action }: RecentProjectsProps) {
  return (
    <>
      <ul role="list" className={styles.projects}>
        {projects.map(({ title, description, image, tags }) => (
          <li key={title} className={styles.project}>
            <Picture image={image} alt="" sizes="(width <= 37.5em) 100vw, 570px" />
            <h3>{title}</h3>
            <p>{description}</p>
            <MoreList items={tags} limit={tagLimit} what="tags" of={title} variant="chips" />
          </li>
        ))}
      </ul>
      <MoreLink {...action} />
    </>
  );
}
