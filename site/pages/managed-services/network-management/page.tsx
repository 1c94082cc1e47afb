import { Bars } from "~/sections/Bars";
import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { ServiceTerms } from "~/sections/ServiceTerms";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { NumberRing } from "~/ui/NumberRing";
import { RichText } from "~/ui/RichText";
import { MonthOfSquares, YearMonths } from "./charts";
import {
  assessment,
  benefits,
  callToAction,
  claims,
  hero,
  inShort,
  services,
  solutions,
} from "./content";
import { FloorPlan } from "./floor-plan";
import plan from "./floor-plan.module.css";
import { HeroIllustration } from "./HeroIllustration";
import styles from "./page.module.css";
import { ReportSheet } from "./ReportSheet";

export { description } from "./content";

/** Network Management: where we work, what we do when, what we promise, and the free assessment. */
export default function NetworkManagement() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<ServiceTerms terms={inShort} />} />
      <Section surface="subtle" heading={solutions.heading} lead={solutions.lead}>
        <FloorPlan labels={solutions.floorPlan} notes={solutions.notes} />
        <FeatureGrid
          columns={4}
          features={solutions.notes.map(({ title, place, description }, index) => ({
            title,
            description,
            drawing: (
              <span className={plan.place}>
                <NumberRing of={index + 1} /> {place}
              </span>
            ),
          }))}
        />
      </Section>
      <Section id="services" heading={services.heading} lead={services.lead}>
        <DataTable
          columns={services.columns}
          rows={services.services.map(({ name, work, when, year }) => [
            name,
            work,
            <YearMonths key={name} when={when} year={year} />,
          ])}
        />
      </Section>
      <Section surface="inverse" heading={claims.heading} lead={claims.lead}>
        <Stats
          variant="poster"
          figures={[
            { ...claims.uptime, drawing: <MonthOfSquares {...claims.uptime.chart} /> },
            { ...claims.latency, drawing: <Bars bars={claims.latency.bars} /> },
          ]}
        />
      </Section>
      <SplitSection variant="pinned" heading={benefits.heading} lead={benefits.lead}>
        <FeatureGrid features={benefits.features} columns={2} />
      </SplitSection>
      <Section surface="subtle" heading={assessment.heading} lead={assessment.lead}>
        <ul role="list" className={styles.sheets}>
          {assessment.parts.map(({ title, description, sheet }) => (
            <li key={title}>
              <ReportSheet kind={sheet} />
              <div>
                <h3>{title}</h3>
                <p>
                  <RichText text={description} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
