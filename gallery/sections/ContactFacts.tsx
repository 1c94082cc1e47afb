import { ContactFacts } from "~/sections/ContactFacts";
import { SplitSection } from "~/sections/SplitSection";
import type { Shown } from "../example-files";

/** The facts are those of site/company.ts. */
export const BesideAHeading = ({ surface }: Pick<Shown, "surface">) => (
  <SplitSection surface={surface} heading="Where to find us" lead="Come by, call or write.">
    <ContactFacts />
  </SplitSection>
);
