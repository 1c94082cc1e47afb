import type { ReactNode } from "react";
import type { TeamMember } from "~/content-types";
import styles from "./Person.module.css";
import { Portrait } from "./Portrait";

type PersonProps = {
  of: Pick<TeamMember, "name" | "image">;
  /** Whether a photograph or initials are shown. */
  face?: boolean;
  /** Follows the name. */
  children: ReactNode;
};

/** A person in a line: a small portrait, the name and words below it. */
export const Person = ({ of: { name, image }, face = true, children }: PersonProps) => (
  <div className={styles.person}>
    {face && <Portrait name={name} image={image} alt="" sizes="64px" />}
    <p>
      <strong>{name}</strong> {children}
    </p>
  </div>
);
