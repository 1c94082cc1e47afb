import { CalendarCheck, FileText, Users, Wrench } from "lucide";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import type { Shown } from "../example-files";

const features = [
  { icon: Users, title: "Two people", description: "A technician and a deputy know your office." },
  { icon: FileText, title: "A plan", description: "What we'll replace, when, and what it costs." },
  { icon: Wrench, title: "Repairs", description: "On site if it can't be done from here." },
  { icon: CalendarCheck, title: "Reviews", description: "We meet every quarter and look ahead." },
];

/** Two columns need room: put it beside a heading, or give it the whole width. */
export const BesideAHeading = ({ surface }: Pick<Shown, "surface">) => (
  <SplitSection
    surface={surface}
    variant="pinned"
    heading="How we work"
    lead="The same people, every time."
  >
    <FeatureGrid features={features} />
  </SplitSection>
);

export const AcrossThePage = () => (
  <Section>
    <FeatureGrid features={features} />
  </Section>
);
