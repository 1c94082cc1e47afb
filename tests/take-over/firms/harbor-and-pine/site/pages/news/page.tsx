import { ArticleList } from "~/sections/ArticleList";
import { Hero } from "~/sections/Hero";
import { hero } from "./content";

export { description } from "./content";

/** News: the articles of site/articles, newest first. */
export default function Page() {
  return (
    <>
      <Hero {...hero} />
      <ArticleList />
    </>
  );
}
