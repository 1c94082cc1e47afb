import type { Quote } from "~/content-types";
import { quotationMarks } from "~/site/words/sections";
import { Person } from "~/ui/picture/Person";
import { columnsFor } from "./columns";
import { Grid } from "./Grid";
import styles from "./Quotes.module.css";
import { Section } from "./Section";

type QuotesProps = {
  /** Shown above more than one. */
  heading?: string;
  entries: readonly Quote[];
  surface?: "default" | "subtle" | "inverse";
};

/** More characters than fit on four lines of a heading. */
const isLong = ({ words }: Quote) => words.length > 180;

/**
 * What clients say: one in large type without a heading, several in columns. Left out if there are none. If one of
 * them has a photograph, the others have initials.
 */
export function Quotes({ heading = "", entries, surface = "default" }: QuotesProps) {
  const [first, second] = entries;
  const withFaces = entries.some(({ image }) => image);
  if (first && !second) {
    return (
      <Section surface={surface}>
        <Figure quote={first} variant={isLong(first) ? "long" : "large"} face={withFaces} />
      </Section>
    );
  }
  return (
    <Section surface={surface} entries={entries} heading={heading}>
      <Grid lines columns={columnsFor(entries.length, 3) === 3 ? 3 : 2}>
        {entries.map((quote) => (
          <li key={quote.words}>
            <Figure quote={quote} face={withFaces} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

type FigureProps = {
  quote: Quote;
  /** For a quote that stands alone. */
  variant?: "large" | "long";
  /** Whether it shows a photograph or initials. */
  face: boolean;
};

/** A quote and who said it. */
function Figure({ quote, variant, face }: FigureProps) {
  const { words, name, position, company, image } = quote;
  return (
    <figure className={styles.quote} data-variant={variant} aria-label={name}>
      <blockquote>
        <p>{quotationMarks.join(words)}</p>
      </blockquote>
      <figcaption>
        <Person of={{ name, image }} face={face}>
          {[position, company].filter(Boolean).join(", ")}
        </Person>
      </figcaption>
    </figure>
  );
}
