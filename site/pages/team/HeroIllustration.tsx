import { columnsFor } from "~/sections/columns";
import { Portrait } from "~/ui/picture/Portrait";
import { everyone } from "./content";
import styles from "./HeroIllustration.module.css";
import { PortraitPlaceholder } from "./PortraitPlaceholder";

/** Portraits of all team members and a placeholder. The names follow further down the page. */
export function HeroIllustration() {
  return (
    <div
      className={styles.wall}
      data-across={columnsFor(everyone.length + 1, 5)}
      aria-hidden="true"
    >
      {everyone.map(({ name, image }) => (
        <Portrait key={name} name={name} image={image} alt="" sizes="96px" eager />
      ))}
      <PortraitPlaceholder />
    </div>
  );
}
