import { Building, House, Server } from "lucide";
import { OptionCards } from "~/sections/OptionCards";
import { Section, SectionHeading } from "~/sections/Section";
import type { Shown } from "../examples";

const options = [
  {
    icon: House,
    title: "From Afar",
    description: "We help by phone and screen.",
    points: ["Business hours", "No visits"],
  },
  {
    icon: Building,
    title: "On Site",
    description: "We also come by when it's needed.",
    points: ["Business hours", "Visits included", "Spare parts in stock"],
    flag: "Most Popular",
  },
  {
    icon: Server,
    title: "All In",
    description: "We run everything that has a plug.",
    points: ["Day and night", "Visits included"],
  },
];

/** An option with a `flag` is dark. */
export const OneFlagged = ({ surface }: Pick<Shown, "surface">) => (
  <Section surface={surface}>
    <SectionHeading heading="Three ways to start" lead="Change from one to another at any time." />
    <OptionCards options={options} />
  </Section>
);

export const Two = () => (
  <Section>
    <OptionCards options={options.slice(1)} />
  </Section>
);
