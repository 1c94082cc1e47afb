import { ArrowRight } from "lucide";
import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Grid } from "~/sections/Grid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { Icon } from "~/ui/Icon";
import { Labeled } from "~/ui/Labeled";
import { RichText } from "~/ui/RichText";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { benefits, callToAction, decision, hero, industries, process, services } from "./content";
import { serviceDrawings } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { HoursSaved } from "./HoursSaved";
import styles from "./page.module.css";

export { description } from "./content";

/** AI Consulting: services, which tasks suit AI, examples by industry, benefits, and how a project runs. */
export default function AiConsulting() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={services.heading} lead={services.lead}>
        <FeatureGrid
          compact
          columns={4}
          features={services.services.map(({ question, drawing, ...service }) => ({
            ...service,
            drawing: (
              <div className={styles.service}>
                {serviceDrawings[drawing]}
                <p>{question}</p>
              </div>
            ),
          }))}
        />
      </Section>
      <Section id="decision" surface="subtle" heading={decision.heading} lead={decision.lead}>
        <DataTable
          columns={["", ...decision.columns]}
          rows={decision.rows.map((row, index) => [
            row,
            ...decision.cells
              .slice(2 * index, 2 * index + 2)
              .map(({ title, description, flag }) => (
                <div key={title} className={flag && styles.best} data-surface={flag && "inverse"}>
                  <strong>{title}</strong>
                  {flag && <p>{flag}</p>}
                  <RichText text={description} />
                </div>
              )),
          ])}
        />
      </Section>
      <Section heading={industries.heading} lead={industries.lead}>
        <Grid columns={2} compact>
          {industries.industries.map(({ icon, name, applications }) => (
            <li key={name}>
              <h3 className={styles.industry}>
                <Icon of={icon} size={24} />
                {name}
              </h3>
              <ul role="list">
                {applications.map(({ from, to }) => (
                  <li key={from} className={styles.application}>
                    <span>{from}</span>{" "}
                    <span>
                      <Icon of={ArrowRight} />
                      <VisuallyHidden>{industries.becomes}</VisuallyHidden> {to}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Grid>
      </Section>
      <Section surface="inverse" heading={benefits.heading} lead={benefits.lead}>
        <HoursSaved before={benefits.before} after={benefits.after} />
        <FeatureGrid lines compact columns={3} features={benefits.benefits} />
      </Section>
      <Section heading={process.heading} lead={process.lead}>
        <Steps
          steps={process.steps.map(({ gate, exit, ...step }) => ({
            ...step,
            aside: (
              <Labeled label={gate}>
                <p>{exit}</p>
              </Labeled>
            ),
          }))}
        />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
