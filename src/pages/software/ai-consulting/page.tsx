import { ArrowRight } from "lucide";
import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { benefits, callToAction, decision, hero, industries, process, services } from "./content";
import { DecisionMatrix } from "./DecisionMatrix";
import { HeroIllustration } from "./HeroIllustration";
import styles from "./page.module.css";

export { description } from "./content";

/** AI Consulting: services, which tasks suit AI, examples by industry, benefits, and how a project runs. */
export default function AiConsulting() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <FeatureList
          variant="rules"
          features={services.services.map(({ question, title, description }) => ({
            title,
            description: (
              <>
                <strong className={styles.question}>{question}</strong> {description}
              </>
            ),
          }))}
        />
      </Section>
      <Section surface="subtle">
        <SplitSection
          headingId="decision"
          heading={decision.heading}
          lead={decision.lead}
          variant="wide"
        >
          <DecisionMatrix
            labelledBy="decision"
            columns={decision.columns}
            rows={decision.rows}
            cells={decision.cells}
          />
        </SplitSection>
      </Section>
      <Section>
        <SectionHeading heading={industries.heading} lead={industries.lead} />
        <FeatureGrid
          features={industries.industries.map(({ icon, name, applications }) => ({
            icon,
            title: name,
            below: (
              <ul role="list">
                {applications.map(({ from, to }) => (
                  <li key={from} className={styles.application}>
                    <span>{from}</span>
                    <Icon of={ArrowRight} />
                    <VisuallyHidden>{industries.verb}</VisuallyHidden> <span>{to}</span>
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Section>
      <Section surface="inverse">
        <SectionHeading heading={benefits.heading} />
        <FeatureGrid features={benefits.benefits} columns={3} />
      </Section>
      <Section>
        <SectionHeading heading={process.heading} lead={process.lead} />
        <Steps
          variant="column"
          steps={process.steps.map(({ title, description, gate, exit }) => ({
            title,
            description,
            aside: (
              <p>
                <strong className={styles.question}>{gate}</strong> {exit}
              </p>
            ),
          }))}
        />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
