import { type ReactNode, useContext } from "react";
import { routeTo } from "~/lib/routes";
import { CurrentPage } from "~/ui/current-page";
import { Hero } from "./Hero";
import { type Heading, Prose } from "./Prose";

type TextPageProps = {
  heading: string;
  lead: string;
  headings: readonly Heading[];
  /** Its text. */
  children: ReactNode;
};

/** A page of a content.md: a hero with the page's name, and the text. */
export function TextPage({ heading, lead, headings, children }: TextPageProps) {
  const route = routeTo(useContext(CurrentPage));
  return (
    <>
      <Hero {...(route && { name: route.title })} heading={heading} lead={lead} />
      <Prose headings={headings}>{children}</Prose>
    </>
  );
}
