import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { AnnotatedDrawing } from "./AnnotatedDrawing";
import { AssessmentPanel } from "./AssessmentPanel";
import { ChartStats } from "./ChartStats";
import { assessment, benefits, callToAction, claims, hero, services, solutions } from "./content";
import { FloorPlan } from "./floor-plan";
import { HeroIllustration } from "./HeroIllustration";
import { ServiceTable } from "./ServiceTable";

export { description } from "./content";

/** Network Management (specification section 2.11). */
export default function NetworkManagement() {
  return (
    <div data-family="managed">
      <Hero page="network-management" {...hero} aside={<HeroIllustration />} />
      <Section surface="subtle">
        <SectionHeading heading={solutions.heading} lead={solutions.lead} />
        <AnnotatedDrawing
          drawing={<FloorPlan labels={solutions.floorPlan} notes={solutions.notes} />}
          notes={solutions.notes}
        />
      </Section>
      <Section>
        <SectionHeading id="services" heading={services.heading} lead={services.lead} />
        <ServiceTable
          labelledBy="services"
          columns={services.columns}
          services={services.services}
        />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={claims.heading} lead={claims.lead} />
        <ChartStats figures={claims.figures} />
      </Section>
      <Section>
        <SplitSection variant="pinned" {...benefits}>
          <FeatureGrid features={benefits.features} />
        </SplitSection>
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={assessment.heading} lead={assessment.lead} />
        <AssessmentPanel parts={assessment.parts} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
