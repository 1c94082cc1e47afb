import type { Target } from "~/content-types";
import { ClosingLine } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { DataTable } from "~/sections/DataTable";
import { Faq } from "~/sections/Faq";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { callToAction, faq, hero, pricing, reasons, report, services } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { SampleReport } from "./SampleReport";

export { description } from "./content";

const nameOf = (service: Target) => services.cards.find(({ to }) => to === service)?.title;

/** Managed services overview. */
export default function ManagedServices() {
  return (
    <>
      <Hero {...hero} wide={<HeroIllustration />} />
      <Section heading={services.heading} lead={services.lead}>
        <CardGrid {...services} />
      </Section>
      <Section id="prices" surface="subtle" entries={pricing.rows} {...pricing}>
        <DataTable
          columns={pricing.columns}
          rows={pricing.rows.map(({ to, unit, office }) => [nameOf(to), unit, office])}
        />
      </Section>
      <Faq id="questions" {...faq} />
      <Section id="benefits" surface="inverse" heading={reasons.heading}>
        <DataTable
          columns={reasons.columns}
          rows={reasons.contrasts.map((contrast) => [
            contrast.name,
            contrast.without,
            contrast.with,
          ])}
          variant="comparison"
        />
      </Section>
      <SplitSection
        surface="subtle"
        heading={report.heading}
        below={<FeatureList variant="numbers" features={report.notes} />}
      >
        <SampleReport {...report.sheet} />
      </SplitSection>
      <ClosingLine {...callToAction} />
    </>
  );
}
