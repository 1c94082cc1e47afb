import { Cloud, Database, Headset, Network, ShieldCheck } from "lucide";
import { CardGrid } from "~/sections/CardGrid";
import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";

const cards = [
  {
    icon: Headset,
    title: "Help Desk",
    description: "One number for every question about your computers.",
    features: ["By phone and email", "In business hours"],
    to: "home",
  },
  {
    icon: ShieldCheck,
    title: "Security",
    description: "We watch every device and act on what we find.",
    features: ["Updates every month", "A report every quarter"],
    to: "home",
  },
  {
    icon: Database,
    title: "Backup",
    description: "A copy of everything, in a second place.",
    features: ["Every night", "Tested every month"],
    to: "home",
  },
] as const;

const five = [
  { icon: Headset, title: "Support", description: "Answers from people who know your office." },
  { icon: ShieldCheck, title: "Protection", description: "Every device, watched day and night." },
  { icon: Database, title: "Copies", description: "Files from any day of the past year." },
  { icon: Cloud, title: "Cloud", description: "Moved over a weekend, at a fixed price." },
  { icon: Network, title: "Network", description: "Planned on paper before we pull a cable." },
];

export const WithFeaturesAndLinks = ({ surface, family }: Shown) => (
  <div data-family={family}>
    <Section
      surface={surface}
      heading="What we do"
      lead="Each service on its own, or all of them together."
    >
      <CardGrid cards={cards} linkLabel="Learn More" />
    </Section>
  </div>
);

/** Five are a row of two and one of three. */
export const PlainCards = () => (
  <Section>
    <CardGrid cards={five} linkLabel="Learn More" />
  </Section>
);

/** A card with a `flag` is dark. */
export const OneFlagged = () => (
  <Section heading="Two ways to start">
    <CardGrid
      cards={five.slice(0, 2).map((card, index) => ({
        ...card,
        features: ["Business hours", "Visits included"],
        ...(index === 1 && { flag: "Most Popular" }),
      }))}
    />
  </Section>
);
