import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Timeline } from "~/sections/Timeline";
import type { Shown } from "../example-files";

const entries = [
  { time: "9:12 PM", what: "Sees a disk that slows down.", by: "Monitoring" },
  { time: "9:20 PM", what: "Moves the files to another one.", by: "On call" },
  { time: "8:00 AM", what: "Starts the day and notices nothing.", by: "Everyone" },
];

const short = entries.map(({ time, what }) => ({ time, what }));

export const WhoDidWhat = ({ surface }: Pick<Shown, "surface">) => (
  <SplitSection
    surface={surface}
    variant="narrow"
    heading="One night"
    lead="As it was written down."
  >
    <Timeline entries={entries} />
  </SplitSection>
);

export const Short = () => (
  <Section>
    <Timeline entries={short} />
  </Section>
);
