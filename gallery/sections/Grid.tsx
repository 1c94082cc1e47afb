import { Grid } from "~/sections/Grid";
import { Section } from "~/sections/Section";
import { counts, entries } from "../placeholders";

const cities = ["St. Louis", "Columbia", "Springfield", "Jefferson City", "Kansas City"];

export const ThreeColumns = () => (
  <Section>
    <Grid>
      {cities.map((city) => (
        <li key={city}>{city}</li>
      ))}
    </Grid>
  </Section>
);

export const CompactOnPhones = () => (
  <Section>
    <Grid compact>
      {cities.map((city) => (
        <li key={city}>{city}</li>
      ))}
    </Grid>
  </Section>
);

/** From one entry to eight, with short and with long words. */
export const OneToEight = () => (
  <>
    {counts.map((count) => (
      <Section key={count}>
        <Grid columns={4}>
          {entries(count).map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </Grid>
      </Section>
    ))}
  </>
);
