import { Phone, Truck, Wrench } from "lucide";
import { FeatureList } from "~/sections/FeatureList";
import { SplitSection } from "~/sections/SplitSection";
import { Photo } from "~/ui/picture/Photo";
import type { Shown } from "../example-files";
import rack from "../files/rack.jpg?photo";

const features = [
  { icon: Phone, title: "You call", description: "A person answers and stays with you." },
  { icon: Truck, title: "We come", description: "The same day if it's urgent." },
  { icon: Wrench, title: "It works", description: "And we write down why it didn't." },
];

export const EvenHalves = ({ surface }: Pick<Shown, "surface">) => (
  <SplitSection
    surface={surface}
    heading="When something breaks"
    lead="Three things happen, in this order."
    action={{ label: "Call Us", href: "tel:+15555550100", icon: Phone }}
  >
    <FeatureList features={features} />
  </SplitSection>
);

export const NarrowLeft = () => (
  <SplitSection variant="narrow" heading="When something breaks">
    <FeatureList features={features} />
  </SplitSection>
);

/** The left column stays in view while the right one scrolls by. */
export const PinnedLeft = () => (
  <SplitSection variant="pinned" heading="When something breaks" lead="Scroll to see it stay.">
    <FeatureList features={features} />
  </SplitSection>
);

export const WithMoreUnderTheLead = () => (
  <SplitSection
    heading="When something breaks"
    lead="Three things happen, in this order."
    below={<p>Whatever belongs to the lead, such as figures or contact details.</p>}
  >
    <FeatureList features={features} />
  </SplitSection>
);

export const WithPhotograph = () => (
  <SplitSection heading="Our racks" lead="Two rooms, in two buildings, with a third of them empty.">
    <Photo image={rack} alt="Example: server racks in a dim room" />
  </SplitSection>
);
