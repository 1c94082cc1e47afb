import type { ProjectCard } from "~/records";
import { MoreList } from "~/ui/MoreList";
import { Picture } from "~/ui/Picture";
import styles from "./ProjectPosters.module.css";

/** Tags in sight at once (specification section 9). */
const tagLimit = 4;

type ProjectPostersProps = { heading: string; lead: string; projects: readonly ProjectCard[] };

/** A statement and large posters in two columns, the second one a step lower, captions below. */
export function ProjectPosters({ heading, lead, projects }: ProjectPostersProps) {
  return (
    <>
      <div className={styles.statement}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className={styles.projects}>
        {projects.map(({ title, description, image, tags }) => (
          <li key={title} className={styles.project}>
            <Picture image={image} alt="" sizes="(width <= 600px) 100vw, 570px" />
            <h3>{title}</h3>
            <p>{description}</p>
            <MoreList items={tags} limit={tagLimit} what="tags" look="chips" />
          </li>
        ))}
      </ul>
    </>
  );
}
