import { Grid } from "~/sections/Grid";
import { Section } from "~/sections/Section";

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
