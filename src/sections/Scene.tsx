import type { Photograph, TeamMember } from "~/content-types";
import { Picture } from "~/ui/picture/Picture";
import styles from "./Scene.module.css";

type SceneProps = Photograph & {
  /** Those in front, from left to right, whose names are below them. None leaves the names out. */
  people: readonly TeamMember[];
  /** True right below a hero: it's fetched first. */
  eager?: boolean;
};

/** People across the page, imported with `?scene`: a photograph of your team, or a drawing. */
export const Scene = ({ image, alt, people, eager = false }: SceneProps) => (
  <div className={styles.scene}>
    <Picture image={image} alt={alt} eager={eager} sizes={sizes} />
    {people.length > 0 && (
      <ul role="list" data-surface="inverse">
        {people.map(({ name, position }) => (
          <li key={name}>
            <strong>{name}</strong> <span>{position}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);

const sizes = "(width < 1600px) 100vw, 1600px";
