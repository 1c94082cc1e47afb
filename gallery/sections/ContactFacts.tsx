import { ContactFacts } from "~/sections/ContactFacts";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import type { Shown } from "../example-files";

/** The facts are those of site/company.ts. */
export const BesideAHeading = ({ surface }: Pick<Shown, "surface">) => (
  <Section surface={surface}>
    <SplitSection heading="Where to find us" lead="Come by, call or write.">
      <ContactFacts />
    </SplitSection>
  </Section>
);
