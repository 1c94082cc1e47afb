import type { Technology } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { Logo } from "~/ui/Logo";
import styles from "./TechnologyGroups.module.css";

type TechnologyGroupsProps = {
  categories: ReadonlyArray<{ readonly name: string; readonly description: string }>;
  technologies: readonly Technology[];
};

/** Technologies with their logos, a column per category. */
export function TechnologyGroups({ categories, technologies }: TechnologyGroupsProps) {
  return (
    <ul role="list" className={styles.groups}>
      {categories.map(({ name: category, description }) => (
        <li key={category}>
          <h3>{category}</h3>
          <p>{description}</p>
          <ul role="list">
            {technologies
              .filter((technology) => technology.category === category)
              .map(({ name, icon }) => (
                <li key={name}>
                  {"path" in icon ? <Logo of={icon} height={32} /> : <Icon of={icon} size={32} />}
                  {name}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
