import { Grid } from "~/sections/Grid";
import { Section } from "~/sections/Section";
import { entries, oneToEight } from "../placeholders";

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
export const OneToEight = () =>
  oneToEight((count) => (
    <Grid columns={4}>
      {entries(count).map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </Grid>
  ));
