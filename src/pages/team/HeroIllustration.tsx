import { Picture } from "~/ui/picture/Picture";
import { everyone } from "./content";
import styles from "./HeroIllustration.module.css";
import { PortraitPlaceholder } from "./PortraitPlaceholder";

/** The portraits of all team members, and a placeholder for the next one. The names follow further down the page. */
export function HeroIllustration() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {everyone.map(({ name, image }) => (
        <Picture key={name} image={image} alt="" sizes="96px" eager />
      ))}
      <PortraitPlaceholder />
    </div>
  );
}
