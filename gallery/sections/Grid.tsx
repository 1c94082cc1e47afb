import { Grid } from "~/sections/Grid";
import { Section } from "~/sections/Section";

const cities = ["St. Louis", "Columbia", "Springfield", "Jefferson City", "Rolla"];

export const ThreeColumns = () => (
  <Section>
    <Grid>
      {cities.map((city) => (
        <li key={city}>{city}</li>
      ))}
    </Grid>
  </Section>
);
