import type { ServiceCard } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import { MoreList } from "~/ui/MoreList";
import styles from "./ServiceGrid.module.css";

/** Services with features as chips, two in the first row and three in the next. */
export function ServiceGrid({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul role="list" className={styles.services}>
      {services.map(({ title, description, features = [], icon }) => (
        <li key={title}>
          {icon && <IconTile of={icon} />}
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <MoreList items={features} limit={4} what="features" of={title} variant="chips" />
        </li>
      ))}
    </ul>
  );
}
