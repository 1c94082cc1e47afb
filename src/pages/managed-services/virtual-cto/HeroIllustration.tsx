import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

/** The style sheet sets the dates of each project by its position in this list. */
const projects = [
  { name: "Replace phones", variant: "done" },
  { name: "Files to SharePoint", variant: "done" },
  { name: "Retire old ERP", variant: "next" },
  { name: "Data for decisions", variant: "later" },
  { name: "Security baseline, every month", variant: "always" },
];

/** A roadmap of one year: projects that are done, next and later, and one that is permanent. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Technology roadmap" note="example year">
      <div className={styles.roadmap}>
        {["Q1", "Q2", "Q3", "Q4"].map((quarter) => (
          <span key={quarter} className={styles.quarter}>
            {quarter}
          </span>
        ))}
        {projects.map(({ name, variant }) => (
          <span key={name} className={styles.project} data-variant={variant}>
            {name}
          </span>
        ))}
      </div>
      <p className={styles.key}>
        {["done", "next", "later"].map((variant) => (
          <span key={variant}>
            <i className={styles.project} data-variant={variant} />
            {variant}
          </span>
        ))}
      </p>
    </IllustrationFrame>
  );
}
