import { CallToAction } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { DataTable } from "~/sections/DataTable";
import { Faq } from "~/sections/Faq";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Timeline } from "~/sections/Timeline";
import { callToAction, faq, hero, incident, reasons, report, services } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { SampleReport } from "./SampleReport";

export { description } from "./content";

/** Managed services overview. */
export default function ManagedServices() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={services.heading} lead={services.lead}>
        <CardGrid {...services} />
      </Section>
      <Section surface="inverse">
        <SplitSection variant="pinned" {...incident}>
          <Timeline entries={incident.entries} />
        </SplitSection>
      </Section>
      <Section id="benefits" heading={reasons.heading}>
        <DataTable
          columns={reasons.columns}
          rows={reasons.contrasts.map((contrast) => ({
            id: contrast.name,
            cells: [contrast.name, contrast.without, contrast.with],
          }))}
          variant="comparison"
        />
      </Section>
      <Section surface="subtle">
        <SplitSection
          heading={report.heading}
          lead={report.lead}
          below={<FeatureList variant="numbers" features={report.notes} />}
        >
          <SampleReport {...report.sheet} />
        </SplitSection>
      </Section>
      <Section>
        <Faq {...faq} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
