import { PortraitGrid } from "~/sections/PortraitGrid";
import { Section } from "~/sections/Section";
import { entries, oneToEight } from "../placeholders";

const people = ["Ada Marsh", "Ben Stone", "Cleo Dunn", "Dan Fisk", "Eve Lake"].map((name) => ({
  name,
  position: "Engineer",
  bio: "Knows every cable in the building.",
}));

export const Large = () => (
  <Section>
    <PortraitGrid variant="large" people={people} />
  </Section>
);

export const Small = () => (
  <Section>
    <PortraitGrid
      variant="small"
      people={people.map(({ name, position }) => ({ name, position }))}
    />
  </Section>
);

/** From one entry to eight, with short and with long words. */
export const OneToEight = () =>
  oneToEight((count) => (
    <PortraitGrid
      variant="small"
      people={entries(count).map(({ title, description }) => ({
        name: title,
        position: description,
      }))}
    />
  ));
