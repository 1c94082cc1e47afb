import { Prose } from "~/sections/Prose";
import { headings, Text } from "./text.md";

/** The text is a Markdown file, which the build compiles. With a list of its headings if it has four or more. */
export const OfMarkdown = () => (
  <Prose headings={headings}>
    <Text />
  </Prose>
);
