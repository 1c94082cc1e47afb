import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { callToAction, drill, features, hero, reasons, useCases } from "./content";
import { DataFlow } from "./DataFlow";
import { DrillDown } from "./DrillDown";
import { HeroIllustration } from "./HeroIllustration";
import { DataAgeChart } from "./LineCharts";
import { Reports } from "./Reports";

export { description } from "./content";

/** Power BI: its features, example reports, a drill-down, and reasons to replace the monthly report. */
export default function PowerBi() {
  const { reasons: points, heading, lead, ...dataAge } = reasons;
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={features.heading} lead={features.lead}>
        <DataFlow {...features} />
      </Section>
      <Section surface="subtle" heading={useCases.heading} lead={useCases.lead}>
        <Reports reports={useCases.cases} />
      </Section>
      <Section heading={drill.heading} lead={drill.lead}>
        <DrillDown note={drill.note} levels={drill.levels} answer={drill.answer} />
      </Section>
      <Section surface="inverse" heading={heading} lead={lead}>
        <DataAgeChart {...dataAge} />
        <FeatureGrid features={points} columns={4} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
