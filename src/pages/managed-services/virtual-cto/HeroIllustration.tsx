import { Board } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

/** Where each project lies on the four quarters is set in the style sheet, by its place here. */
const projects = [
  { name: "Replace phones", look: "done" },
  { name: "Files to SharePoint", look: "done" },
  { name: "Retire old ERP", look: "next" },
  { name: "Data for decisions", look: "later" },
  { name: "Security baseline, every month", look: "always" },
];

/** Virtual CTO: a year of projects, what is done, what comes next, and what never stops. */
export function RoadmapBoard() {
  return (
    <Board title="Technology roadmap" note="example year">
      <div className={styles.roadmap}>
        {["Q1", "Q2", "Q3", "Q4"].map((quarter) => (
          <span key={quarter} className={styles.quarter}>
            {quarter}
          </span>
        ))}
        {projects.map(({ name, look }) => (
          <span key={name} className={styles.project} data-look={look}>
            {name}
          </span>
        ))}
      </div>
      <p className={styles.key}>
        {["done", "next", "later"].map((look) => (
          <span key={look}>
            <i className={styles.project} data-look={look} />
            {look}
          </span>
        ))}
      </p>
    </Board>
  );
}
