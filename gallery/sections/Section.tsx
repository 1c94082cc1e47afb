import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";

/** Every section is inside one, except Hero and the brief Stats. Alternate "default" and "subtle". */
export const WithHeadingAndLead = ({ surface }: Pick<Shown, "surface">) => (
  <Section
    surface={surface}
    heading="The subject of the section"
    lead="What a reader learns from it."
  >
    <p>Everything else of the section.</p>
  </Section>
);

/** A lead is text, or a list of text and links. `id` is the anchor of a link such as /about#history. */
export const WithAnchorAndLinks = () => (
  <Section
    id="history"
    heading="A section with an anchor"
    lead={["Read ", { text: "who we are", to: "about" }, " before you come by."]}
  >
    <p>Everything else of the section.</p>
  </Section>
);
