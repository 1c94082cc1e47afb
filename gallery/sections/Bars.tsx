import { Bars } from "~/sections/Bars";
import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";
import { entries, oneToEight } from "../placeholders";

const bars = [
  { label: "With a copy at your office", reading: "20 minutes", share: 1 / 24, ours: true },
  { label: "From the cloud", reading: "4 hours", share: 0.5, source: "A provider's price list" },
  { label: "From tape", reading: "8 hours", share: 1 },
  { label: "Without a copy", reading: "Weeks", share: Infinity },
];

export const OnOneScale = ({ surface }: Pick<Shown, "surface">) => (
  <Section surface={surface}>
    <Bars bars={bars} />
  </Section>
);

/** From one bar to eight, with short and with long words. */
export const OneToEight = () =>
  oneToEight((count) => (
    <Bars
      bars={entries(count).map(({ title }, index) => ({
        label: title,
        reading: `${index + 1} days`,
        share: (index + 1) / count,
      }))}
    />
  ));
