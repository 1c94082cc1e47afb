import type { ReactNode } from "react";
import type { Target } from "~/content-types";
import { ancestorsOf, routes } from "~/site/routes";
import { Hero } from "./Hero";
import { type Heading, Prose } from "./Prose";

type TextPageProps = {
  /** The page's target, if it is one. */
  page: Target | undefined;
  heading: string;
  lead: string;
  headings: readonly Heading[];
  /** Its text. */
  children: ReactNode;
};

/** A page of a content.md: a hero with the page's name, and the text. */
export function TextPage({ page, heading, lead, headings, children }: TextPageProps) {
  const route = routes.find(({ target }) => target === page);
  return (
    <>
      <Hero
        {...(route && { name: route.title })}
        {...(page && ancestorsOf(page).length > 0 && { page })}
        heading={heading}
        lead={lead}
      />
      <Prose headings={headings}>{children}</Prose>
    </>
  );
}
