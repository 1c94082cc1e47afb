import { RichText } from "~/ui/RichText";
import styles from "./Story.module.css";

/** How the company started, in words and in a drawing. */
export type StoryContent = {
  readonly heading: string;
  /** In large type. */
  readonly lead: string;
  /** What the drawing shows: the time of the outages, and the time since. */
  readonly before: string;
  readonly since: string;
  readonly paragraphs: readonly string[];
};

/** A line that falls six times in the left half of the drawing and then runs level. */
const outages = Array.from({ length: 6 }, (_, friday) => 46 + friday * 100);
const line = `M0 12${outages.map((x) => `H${x}l12 76l12 -76`).join("")}H1200`;

/** The story of the first client: told in large type, drawn across the page, and what followed from it. */
export function Story({ heading, lead, before, since, paragraphs }: StoryContent) {
  return (
    <div>
      <h2>
        <RichText text={heading} />
      </h2>
      <p className={styles.lead}>
        <RichText text={lead} />
      </p>
      <div className={styles.drawing}>
        <svg viewBox="0 0 1200 100" preserveAspectRatio="none" height="100" aria-hidden="true">
          <path d={line} />
          <path d={outages.map((x) => `M${x + 12} 88h.01`).join("")} />
        </svg>
        <p>{before}</p>
        <p>{since}</p>
      </div>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  );
}
