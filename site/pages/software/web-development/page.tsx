import { byCategory } from "~/lib/by-category";
import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Grid } from "~/sections/Grid";
import { Hero } from "~/sections/Hero";
import { ProjectCard } from "~/sections/ProjectCard";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { Logo } from "~/ui/Logo";
import { MoreLink } from "~/ui/MoreLink";
import { callToAction, hero, limits, process, services, technologies, work } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import styles from "./page.module.css";
import { WebVitals } from "./WebVitals";

export { description } from "./content";

const technologiesOf = byCategory(
  technologies.technologies,
  technologies.categories.map(({ title }) => title),
  "site/pages/software/web-development/content.ts",
);

/** Web Development. */
export default function WebDevelopment() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={services.heading} lead={services.lead}>
        <FeatureList
          variant="rules"
          features={services.services.map(({ features, ...service }) => ({
            ...service,
            below: (
              <ul role="list" className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            ),
          }))}
        />
      </Section>
      <Section surface="subtle" heading={technologies.heading} lead={technologies.lead}>
        <FeatureGrid
          columns={4}
          compact
          features={technologies.categories.map((category) => ({
            ...category,
            below: (
              <ul role="list" className={styles.logos}>
                {technologiesOf(category.title).map(({ name, icon }) => (
                  <li key={name}>
                    <Logo of={icon} />
                    {name}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Section>
      <Section heading={work.heading} lead={work.lead}>
        <Grid columns={2}>
          {work.projects.map((project) => (
            <li key={project.title} className={styles.project}>
              <ProjectCard {...project} small />
            </li>
          ))}
        </Grid>
        <p className={styles.more}>
          <MoreLink {...work.action} />
        </p>
      </Section>
      <Section surface="inverse" heading={limits.heading} lead={limits.lead}>
        <WebVitals {...limits} />
      </Section>
      <SplitSection variant="pinned" heading={process.heading} lead={process.lead}>
        <Steps variant="column" steps={process.steps} />
      </SplitSection>
      <CallToAction {...callToAction} />
    </>
  );
}
