import { Bars } from "~/sections/Bars";
import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";

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
