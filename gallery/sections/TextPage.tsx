import { TextPage } from "~/sections/TextPage";
import { description, headings, hero, Text } from "./text.md";

/** What the build makes of a folder that has a content.md and no page.tsx. */
export const OfMarkdown = () => (
  <TextPage heading={hero.heading} lead={description} headings={headings}>
    <Text />
  </TextPage>
);
