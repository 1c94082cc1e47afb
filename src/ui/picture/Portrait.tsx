import type { TeamMember } from "~/content-types";
import { Picture } from "./Picture";
import styles from "./Portrait.module.css";

type PortraitProps = Pick<TeamMember, "name" | "image"> & {
  /** As for a Picture: empty if the text beside the portrait names the person. */
  alt: string;
  sizes: string;
};

/** A person's photograph. Without one, the person's initials on a square in a tint of the accent. */
export function Portrait({ name, image, alt, sizes }: PortraitProps) {
  if (image) return <Picture image={image} alt={alt} sizes={sizes} />;
  const hidden = alt === "" || undefined;
  return (
    <svg
      className={styles.initials}
      viewBox="0 0 100 100"
      role={hidden ? undefined : "img"}
      aria-label={hidden ? undefined : alt}
      aria-hidden={hidden}
    >
      <text x="50" y="62" fontSize="34" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** First letters of the first and the last word: "Dr. Ada de la Cruz (she/her), CPA" is "AC". */
function initialsOf(name: string): string {
  const own = name.replace(/,.*|\(.*?\)/g, "").replace(/^(?:\s*\p{L}{2,}\.\S*\s)+/u, "");
  const words = own.trim().split(/\s+/);
  return [words[0], ...words.slice(1).slice(-1)].map((word) => [...(word ?? "")][0]).join("");
}
