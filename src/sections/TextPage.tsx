import { type ReactNode, useContext } from "react";
import { routes } from "~/lib/routes";
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
  const page = useContext(CurrentPage);
  const route = routes.find(({ target }) => target === page);
  return (
    <>
      <Hero {...(route && { name: route.title })} heading={heading} lead={lead} />
      <Prose headings={headings}>{children}</Prose>
    </>
  );
}
