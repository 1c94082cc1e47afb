import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { Introduction } from "~/sections/Introduction";
import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";

const paragraphs = [
  "The first paragraph is larger. It says who you are and what you do.",
  "The second one says how you work, and what a customer notices of it.",
  "The third one says where you're going, or how it all began.",
];

export const BesideTheHeading = ({ surface }: Pick<Shown, "surface">) => (
  <Section surface={surface}>
    <Introduction
      heading="Who we are"
      paragraphs={paragraphs}
      action={{ label: "More About Us", to: "home" }}
    />
  </Section>
);

/** What is inside stands under the heading. */
export const WithPicture = () => (
  <Section>
    <Introduction heading="Who we are" paragraphs={paragraphs}>
      <IllustrationFrame title="Our year" note="so far">
        <Row name="Offices moved" reading="3" />
        <Row name="Servers retired" reading="11" />
      </IllustrationFrame>
    </Introduction>
  </Section>
);
