import { Bell, ChartLine, Lock } from "lucide";
import { FeatureList } from "~/sections/FeatureList";
import { SplitSection } from "~/sections/SplitSection";
import type { Shown } from "../example-files";

const features = [
  { icon: Bell, title: "Alerts", description: "Sorted by software, read by an engineer." },
  { icon: ChartLine, title: "Trends", description: "A full disk announces itself weeks ahead." },
  { icon: Lock, title: "Access", description: "Everyone has the keys they need, and no others." },
];

export const BesideAHeading = ({ surface }: Pick<Shown, "surface">) => (
  <SplitSection
    surface={surface}
    heading="What we watch"
    lead="From every server down to the printer."
    action={{ label: "Ask Us", href: "mailto:you@example.com" }}
  >
    <FeatureList features={features} />
  </SplitSection>
);
