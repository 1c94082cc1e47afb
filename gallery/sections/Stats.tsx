import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import type { Shown } from "../example-files";

const figures = [
  { number: "20", label: "years in business", description: "With the same owner from the start." },
  { number: "3", label: "offices", description: "An hour from every customer, at most." },
  { number: "1 h", label: "to an answer", description: "In business hours, as an average." },
  { number: "24/7", label: "for emergencies", description: "A person on the phone, not a tape." },
];

/** Number and label, across the page: after the hero, or at its foot. */
export const Brief = () => <Stats figures={figures} />;

/** With the descriptions, inside a section. */
export const Detailed = ({ surface }: Pick<Shown, "surface">) => (
  <Section surface={surface} heading="In figures">
    <Stats variant="row" figures={figures} />
  </Section>
);

/** Two and two, beside a heading. */
export const Pairs = () => (
  <SplitSection heading="In figures">
    <Stats variant="list" figures={figures} />
  </SplitSection>
);
