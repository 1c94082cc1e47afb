import type { ReactNode } from "react";
import type { State } from "~/content-types";
import "~/ui/state.css";
import styles from "./IllustrationFrame.module.css";

/** The words at the top of a hero illustration. `live`: they are a reading, and a dot says that it's good. */
export type FrameContent = {
  readonly title: string;
  readonly note: string;
  readonly live?: boolean;
};

/**
 * The frame of a hero illustration: a small drawn dashboard with a title and, in its corner, a note.
 * Decorative and hidden from assistive technology: the page says in words what matters.
 */
export function IllustrationFrame({
  title,
  note,
  live,
  children,
}: FrameContent & { children: ReactNode }) {
  return (
    <div className={styles.frame} data-surface="inverse" aria-hidden="true">
      <p className={styles.head}>
        {live && <Dot />}
        <strong>{title}</strong>
        <span>{note}</span>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** A status dot. */
export function Dot({ state = "good" }: { state?: State }) {
  return <span className={styles.dot} data-state={state} />;
}

/** What a row says: a name, and its value at the end. */
export type Reading = { readonly name: string; readonly reading: string };

/** A row with a name, its reading at the end, and a drawing below. */
export function Row({
  name,
  reading,
  state,
  children,
}: Reading & { state?: State; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <p>
        {state && <Dot state={state} />}
        <span>{name}</span>
        <span className={styles.reading}>{reading}</span>
      </p>
      {children}
    </div>
  );
}
