import { ArticleList } from "~/sections/ArticleList";
import { Hero } from "~/sections/Hero";
import { hero } from "./content";

export { description } from "./content";

export default function Articles() {
  return (
    <>
      <Hero {...hero} />
      <ArticleList />
    </>
  );
}
