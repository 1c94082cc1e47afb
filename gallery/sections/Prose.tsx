import { Prose } from "~/sections/Prose";
import { headings, Text as LongText } from "./long-text.md";
import { Text as ShortText } from "./short-text.md";

/** The text is a Markdown file, which the build compiles. */
export const Short = () => (
  <Prose headings={[]}>
    <ShortText />
  </Prose>
);

/** With a list of its headings, because it has four or more. */
export const Long = () => (
  <Prose headings={headings}>
    <LongText />
  </Prose>
);
