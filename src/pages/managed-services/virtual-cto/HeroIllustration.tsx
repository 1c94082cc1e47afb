import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

/** Where each project lies on the four quarters is set in the style sheet, by its place here. */
const projects = [
  { name: "Replace phones", variant: "done" },
  { name: "Files to SharePoint", variant: "done" },
  { name: "Retire old ERP", variant: "next" },
  { name: "Data for decisions", variant: "later" },
  { name: "Security baseline, every month", variant: "always" },
];

/** Virtual CTO: a year of projects, what is done, what comes next, and what never stops. */
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
