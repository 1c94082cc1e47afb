import { Building, House, Server } from "lucide";
import { OptionCards } from "~/sections/OptionCards";
import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";
import { entries, oneToEight } from "../placeholders";

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
  <Section
    surface={surface}
    heading="Three ways to start"
    lead="Change from one to another at any time."
  >
    <OptionCards options={options} />
  </Section>
);

export const Two = () => (
  <Section>
    <OptionCards options={options.slice(1)} />
  </Section>
);

/** From one entry to eight, with short and with long words. */
export const OneToEight = () =>
  oneToEight((count) => (
    <OptionCards
      options={entries(count).map((entry, index) => ({
        ...entry,
        points: ["Updates", "A help desk that answers at night"],
        ...(index === 1 && { flag: "Most Popular" }),
      }))}
    />
  ));
