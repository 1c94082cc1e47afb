import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { Legend } from "~/illustrations/Legend";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, quarters, projects, legend } = heroIllustration;

/**
 * A roadmap of one year: projects that are done, next and later, and one that is permanent. The
 * style sheet sets the dates of each project by its position in the list.
 */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      <div className={styles.roadmap}>
        {quarters.map((quarter) => (
          <span key={quarter} className={styles.quarter}>
            {quarter}
          </span>
        ))}
        {projects.map(({ name, state }) => (
          <span key={name} className={styles.project} data-state={state}>
            {name}
          </span>
        ))}
      </div>
      <Legend
        keys={[
          { label: legend.done, state: "good" },
          { label: legend.next, state: "watch" },
          { label: legend.later, state: "idle", mark: "dashes" },
        ]}
      />
    </IllustrationFrame>
  );
}
