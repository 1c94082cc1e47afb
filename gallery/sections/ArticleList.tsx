import type { Article } from "~/content-types";
import { ArticleList, ListPage } from "~/sections/ArticleList";
import rack from "../files/rack.jpg?photo";

const entries: Article[] = [
  {
    slug: "moving-an-office",
    title: "Moving an office in one weekend",
    description: "What we planned, what we forgot, and what we'd do first next time.",
    date: "2026-03-31",
    author: "Ada Lovelace",
    picture: { image: rack, alt: "A rack with two servers" },
  },
  {
    slug: "a-ransom-note",
    title: "A ransom note, and why we didn't answer it even once",
    description: "How an invoice locked one computer, and how the backup made the note pointless.",
    date: "2025-11-18",
    author: "Grace Hopper",
  },
];

/** The files of site/articles. These are two others, as on the second page of three. */
export const Middle = () => (
  <ListPage value={{ entries, number: 2, last: 3 }}>
    <ArticleList />
  </ListPage>
);
