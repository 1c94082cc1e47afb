import { ClosingLine } from "~/sections/CallToAction";
import { Credentials } from "~/sections/Credentials";
import { Grid } from "~/sections/Grid";
import { Hero } from "~/sections/Hero";
import { PortraitGrid } from "~/sections/PortraitGrid";
import { Section } from "~/sections/Section";
import { Stats } from "~/sections/Stats";
import { directors } from "~/site/leaders";
import { credentials } from "~/site/proof";
import { RichText } from "~/ui/RichText";
import {
  callToAction,
  hero,
  history,
  introduction,
  leadership,
  statistics,
  values,
} from "./content";
import { History } from "./History";
import styles from "./page.module.css";
import { Story } from "./Story";

export { description } from "./content";

/** About. */
export default function About() {
  return (
    <>
      <Hero {...hero} wide={<History entries={history} />} />
      <Section>
        <Story {...introduction} />
      </Section>
      <Section surface="inverse" heading={values.heading}>
        <Grid columns={4} lines>
          {values.principles.map(({ title, description, practice }) => (
            <li key={title} className={styles.value}>
              <h3>{title}</h3>
              <p className={styles.promise}>
                <RichText text={description} />
              </p>
              <p>
                <RichText text={practice} />
              </p>
            </li>
          ))}
        </Grid>
      </Section>
      <Section entries={statistics.figures} heading={statistics.heading}>
        <Stats variant="list" figures={statistics.figures} />
      </Section>
      <Section surface="subtle" entries={directors} {...leadership}>
        <PortraitGrid variant="large" people={directors} />
      </Section>
      <Credentials {...credentials} />
      <ClosingLine {...callToAction} />
    </>
  );
}
