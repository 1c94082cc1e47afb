import type { Icon as IconDrawing, PortfolioProject } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { MoreList } from "~/ui/MoreList";
import { Picture } from "~/ui/picture/Picture";
import { RichText } from "~/ui/RichText";
import styles from "./PortfolioCard.module.css";

/** Items shown before "+N more" (specification section 9). */
const limits = { technologies: 4, features: 3 };

/** A project: illustration, category, title, effort, description, technologies and features. */
export function PortfolioCard({
  category,
  icon,
  project,
}: {
  /** The name on its tab. */
  category: string;
  icon: IconDrawing;
  project: PortfolioProject;
}) {
  const { title, description, image, technologies, duration, teamSize, features } = project;
  return (
    <article className={styles.card}>
      <Picture image={image} alt="" sizes="384px" />
      <div>
        <p className={styles.badge}>
          <Icon of={icon} size={18} />
          {category}
        </p>
        <h3>{title}</h3>
        <p className={styles.effort}>{`${duration}, ${teamSize}`}</p>
        <p className={styles.description}>
          <RichText text={description} />
        </p>
      </div>
      <MoreList
        items={technologies}
        limit={limits.technologies}
        what="technologies"
        of={title}
        variant="chips"
      />
      <MoreList
        items={features}
        limit={limits.features}
        what="features"
        of={title}
        variant="lines"
      />
    </article>
  );
}
