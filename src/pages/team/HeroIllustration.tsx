import { Picture } from "~/ui/picture/Picture";
import { everyone } from "./content";
import { FreePlace } from "./FreePlace";
import styles from "./HeroIllustration.module.css";

/** Team: everyone's face on one wall, and a place that is still free. Names follow below. */
export function HeroIllustration() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {everyone.map(({ name, image }) => (
        <Picture key={name} image={image} alt="" sizes="96px" eager />
      ))}
      <FreePlace />
    </div>
  );
}
