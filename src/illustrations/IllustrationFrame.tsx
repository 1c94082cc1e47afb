import type { ReactNode } from "react";
import styles from "./IllustrationFrame.module.css";

/**
 * The frame of every board: a small drawn operations panel in a page's hero. Decorative, so hidden
 * from assistive technology; whatever matters on it is also said in words on the page.
 */
export function IllustrationFrame({
  title,
  note,
  children,
}: {
  title: string /** Shown in the corner. */;
  note: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.board} data-surface="inverse" aria-hidden="true">
      <p className={styles.head}>
        <Dot />
        <strong>{title}</strong>
        <span>{note}</span>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

type State = "good" | "watch" | "idle";

/** A reading: good, or in need of a look. */
export function Dot({ state = "good" }: { state?: State }) {
  return <span className={styles.dot} data-state={state} />;
}

/** A short label in a rounded outline. */
export function Pill({ children }: { children: ReactNode }) {
  return <span className={styles.pill}>{children}</span>;
}

/** A bar on a track. `share` is how much of the track it fills, 0 to 1. */
export function Bar({ share, state = "good" }: { share: number; state?: State }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      height="8"
      aria-hidden="true"
    >
      <rect width="100" height="8" className={styles.track} />
      <rect width={share * 100} height="8" data-state={state} />
    </svg>
  );
}

/** A named line with its reading at the end, and what draws it below. */
export function Row({
  name,
  reading,
  state,
  pill,
  children,
}: {
  name: string;
  reading: string;
  state?: State;
  pill?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <p>
        {state && <Dot state={state} />}
        <span>{name}</span>
        {pill && <Pill>{pill}</Pill>}
        <span className={styles.reading}>{reading}</span>
      </p>
      {children}
    </div>
  );
}
