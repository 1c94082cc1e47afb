import { ContactForm } from "~/contact/ContactForm";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { ContactFacts } from "~/sections/ContactFacts";
import { Hero } from "~/sections/Hero";
import { Stats } from "~/sections/Stats";
import { Photo } from "~/ui/picture/Photo";
import rack from "../files/rack.jpg?photo";

const hero = {
  name: "Your Service",
  heading: "What your customers get, in one sentence.",
  lead: "Two lines on how you do it and for whom, in the words that your customers use.",
  actions: [
    { label: "Get in Touch", href: "mailto:you@example.com" },
    { label: "Call Us", href: "tel:+15555550100" },
  ],
} as const;

const figures = [
  { number: "20", label: "years in business", description: "" },
  { number: "3", label: "offices", description: "" },
  { number: "1 h", label: "to an answer", description: "" },
];

/** On a page: `aside={<HeroIllustration />}`, drawn in its folder. See the illustrations below. */
export const WithIllustration = () => (
  <Hero
    {...hero}
    aside={
      <IllustrationFrame title="Servers" note="all well">
        <Row name="Mail" reading="99.9%" state="good" />
        <Row name="Files" reading="82% full" state="watch" />
        <Row name="Spare" reading="off" state="idle" />
      </IllustrationFrame>
    }
  />
);

export const WithPhotograph = () => (
  <Hero {...hero} aside={<Photo eager image={rack} alt="Example: server racks in a dim room" />} />
);

export const WithoutIllustration = () => <Hero {...hero} />;

/** A drawing as wide as the page, and the page's name above the h1 instead of in it. */
export const WithAWideIllustration = () => (
  <Hero
    {...hero}
    name=""
    above="Your Service"
    wide={
      <IllustrationFrame live title="All servers well" note="today">
        <Row name="Mail" reading="99.9%" state="good" />
      </IllustrationFrame>
    }
  />
);

export const WithStatsAtItsFoot = () => <Hero {...hero} foot={<Stats figures={figures} />} />;

/** With the figures that hang from the line. A company without figures leaves them out. */
export const WithALine = () => (
  <>
    <Hero
      {...hero}
      line={{ above: "You call", label: "+1 555 555-0100", href: "tel:+15555550100" }}
    />
    <Stats variant="hanging" figures={figures} />
  </>
);

export const WithTheContactForm = () => (
  <Hero {...hero} actions={[]} aside={<ContactForm />} below={<ContactFacts />} />
);
