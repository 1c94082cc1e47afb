import type { IconNode, Image, Target, Words } from "~/content-types";
import { lists } from "~/site/words/links-and-lists";
import { Icon } from "~/ui/Icon";
import { MoreList } from "~/ui/MoreList";
import { Picture } from "~/ui/picture/Picture";
import { RichText } from "~/ui/RichText";
import styles from "./ProjectCard.module.css";

type ProjectCardProps = {
  /** Shown above the title. */
  category?: { readonly name: string; readonly icon: IconNode };
  title: string;
  /** The project's own page, to which its title leads. */
  to?: Target | undefined;
  /** How long it took and how many people did it, in words. */
  effort?: string;
  description: string | Words;
  image: Image;
  /** Technologies. The first four are always visible. */
  tags: readonly string[];
  /** The first three are always visible. */
  features?: readonly string[];
  /** On phones: a small picture beside the title. */
  small?: boolean;
};

/**
 * A project: picture, title, description, tags and features. A card that is wider than a column has
 * its picture beside the words.
 */
export function ProjectCard({
  category,
  title,
  to,
  effort,
  description,
  image,
  tags,
  features = [],
  small = false,
}: ProjectCardProps) {
  return (
    <article className={styles.card} data-small={small || undefined}>
      <div className={styles.parts}>
        <Picture image={image} alt="" sizes="(width < 44em) 100vw, 600px" />
        <hgroup>
          {category && (
            <p className={styles.category}>
              <Icon of={category.icon} size={18} />
              {category.name}
            </p>
          )}
          <h3>
            <RichText text={to ? [{ text: title, to }] : title} />
          </h3>
          {effort && <p className={styles.effort}>{effort}</p>}
        </hgroup>
        <div className={styles.words}>
          <p className={styles.description}>
            <RichText text={description} />
          </p>
          <MoreList items={tags} limit={4} what={lists.tags} of={title} variant="chips" />
          {features.length > 0 && (
            <div className={styles.features}>
              <MoreList
                items={features}
                limit={3}
                what={lists.features}
                of={title}
                variant="lines"
              />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
