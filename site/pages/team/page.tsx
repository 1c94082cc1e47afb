import { ClosingLine } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { PortraitGrid } from "~/sections/PortraitGrid";
import { Scene } from "~/sections/Scene";
import { Section } from "~/sections/Section";
import { Stats } from "~/sections/Stats";
import { leaders } from "~/site/leaders";
import { Person } from "~/ui/picture/Person";
import { callToAction, development, hero, leadership, scene, statistics, values } from "./content";
import { LeaderRows } from "./LeaderRows";

export { description } from "./content";

/** Our Team. */
export default function Team() {
  return (
    <>
      <Hero {...hero} />
      <Scene {...scene} people={leaders} eager />
      <Section entries={leaders} heading={leadership.heading} lead={leadership.lead}>
        <LeaderRows labels={leadership.labels} leaders={leaders} />
      </Section>
      <Section surface="subtle" entries={development.members} {...development}>
        <PortraitGrid variant="small" people={development.members} opening={development.opening} />
      </Section>
      <Section surface="inverse" entries={values.values} {...values}>
        <FeatureGrid
          lines
          features={values.values.map(({ name, description, owner, habit }) => ({
            title: name,
            description,
            below: <Person of={owner}>{habit}</Person>,
          }))}
        />
      </Section>
      <Section surface="subtle" entries={statistics.figures} heading={statistics.heading}>
        <Stats variant="row" figures={statistics.figures} />
      </Section>
      <ClosingLine {...callToAction} />
    </>
  );
}
