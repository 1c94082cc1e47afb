import { RichText } from "~/ui/RichText";
import styles from "./Story.module.css";

/** How the company started, in words and in a drawing. */
export type StoryContent = {
  readonly heading: string;
  /** One sentence, in the largest type. */
  readonly lead: string;
  /** A line that falls as often as there were outages and then runs level off the page, and words under both halves. */
  readonly drawing?: { readonly outages: number; readonly before: string; readonly since: string };
  readonly paragraphs: readonly string[];
};

/** How the company started: one sentence in the largest type, drawn across the page, and what followed from it. */
export function Story({ heading, lead, drawing, paragraphs }: StoryContent) {
  return (
    <div className={styles.story}>
      <h2>
        <RichText text={heading} />
      </h2>
      <p className={styles.lead}>
        <RichText text={lead} />
      </p>
      {drawing && (
        <div className={styles.drawing}>
          <Outages count={drawing.outages} />
          <p>{drawing.before}</p>
          <p>{drawing.since}</p>
        </div>
      )}
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

function Outages({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => ((index + 0.5) * 600) / count);
  const falls = places.map((x) => `H${x - 12}l12 76l12 -76`).join("");
  return (
    <svg viewBox="0 0 1200 100" preserveAspectRatio="none" height="100" aria-hidden="true">
      <path d={`M0 12${falls}H3000`} />
      <path d={places.map((x) => `M${x} 88h.01`).join("")} />
    </svg>
  );
}
