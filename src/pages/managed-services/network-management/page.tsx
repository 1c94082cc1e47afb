import { Bars } from "~/sections/Bars";
import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { Steps } from "~/sections/Steps";
import { OneInThousand, YearDots } from "./charts";
import styles from "./charts.module.css";
import { assessment, benefits, callToAction, claims, hero, services, solutions } from "./content";
import { FloorPlan } from "./floor-plan";
import { HeroIllustration } from "./HeroIllustration";
import { ReportSheet } from "./ReportSheet";

export { description } from "./content";

/** Network Management: where we work, what we do when, what we promise, and the free assessment. */
export default function NetworkManagement() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section surface="subtle">
        <SplitSection
          heading={solutions.heading}
          lead={solutions.lead}
          below={<FloorPlan labels={solutions.floorPlan} notes={solutions.notes} />}
        >
          <FeatureList
            variant="numbers"
            features={solutions.notes.map(({ title, place, description }) => ({
              title,
              description: (
                <>
                  <strong>{place}</strong>
                  <br />
                  {description}
                </>
              ),
            }))}
          />
        </SplitSection>
      </Section>
      <Section id="services" heading={services.heading} lead={services.lead}>
        <DataTable
          columns={services.columns}
          rows={services.services.map(({ name, work, when, year }) => ({
            id: name,
            cells: [name, work, <YearDots key={name} when={when} year={year} />],
          }))}
        />
      </Section>
      <Section surface="subtle" heading={claims.heading} lead={claims.lead}>
        <div className={styles.claims}>
          <Stats
            variant="row"
            figures={[
              { ...claims.uptime, drawing: <OneInThousand {...claims.uptime.chart} /> },
              { ...claims.latency, drawing: <Bars bars={claims.latency.bars} /> },
            ]}
          />
        </div>
      </Section>
      <Section heading={benefits.heading} lead={benefits.lead}>
        <FeatureGrid features={benefits.features} columns={4} />
      </Section>
      <Section surface="subtle" heading={assessment.heading} lead={assessment.lead}>
        <Steps
          steps={assessment.parts.map(({ sheet, ...part }) => ({
            ...part,
            drawing: <ReportSheet kind={sheet} />,
          }))}
        />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
