import { Hero } from "~/sections/Hero";
import { ServiceTerms } from "~/sections/ServiceTerms";

const terms = [
  { label: "Price", value: "Monthly, per bicycle" },
  { label: "Notice", value: "2 weeks" },
  { label: "Repairs", value: "While you work" },
  { label: "Pick-up", value: "Within a day" },
];

export const AtTheFootOfAHero = () => (
  <Hero
    name="Bicycle care"
    heading="Your fleet, always on the road"
    lead="We inspect each bicycle once a month and repair it in between."
    foot={<ServiceTerms terms={terms} />}
  />
);
