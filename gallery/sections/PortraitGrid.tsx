import { PortraitGrid } from "~/sections/PortraitGrid";
import { Section } from "~/sections/Section";

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
