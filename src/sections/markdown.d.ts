/** A Markdown file with front matter, compiled by scripts/build/text-pages.ts. */
declare module "*.md" {
  import type { ComponentType } from "react";

  export const hero: { readonly heading: string };
  export const description: string;
  /** The h2 headings, for Prose. */
  export const headings: readonly import("./Prose").Heading[];
  /** The text, for Prose. */
  export const Text: ComponentType;
  /** A page that shows the text. */
  const Page: ComponentType;
  export default Page;
}
