import { ClosingLine } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { Stats } from "~/sections/Stats";
import { callToAction, gallery, hero, statistics } from "./content";
import { ProjectGallery } from "./ProjectGallery";

export { description } from "./content";

/** Portfolio. */
export default function Portfolio() {
  return (
    <>
      <Hero {...hero} foot={statistics.length > 0 && <Stats figures={statistics} />} />
      <Section>
        <ProjectGallery {...gallery} />
      </Section>
      <ClosingLine {...callToAction} />
    </>
  );
}
