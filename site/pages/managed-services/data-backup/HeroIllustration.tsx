import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { Bar } from "~/ui/Bar";
import { heroIllustration } from "./content";

const { title, note, live, restore } = heroIllustration;
const [frequent, hourly, nightly] = heroIllustration.schedules;

/** Units of the drawing. */
const width = 424;

/** Restore points on three timelines, newest last, and the duration of a restore beside its limit. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note} live={live}>
      <Row {...frequent}>
        <RestorePoints copies={33} size={6} />
      </Row>
      <Row {...hourly}>
        <RestorePoints copies={17} size={9} />
      </Row>
      <Row {...nightly}>
        <RestorePoints copies={7} size={13} />
      </Row>
      <Row name={restore.name} reading={restore.duration}>
        <Bar share={restore.share} state="good" />
        <Row name={restore.tested} reading={restore.limit} />
      </Row>
    </IllustrationFrame>
  );
}

/** A timeline of `copies` points of the given size. */
function RestorePoints({ copies, size }: { copies: number; size: number }) {
  const step = (width - size) / (copies - 1);
  return (
    <svg
      viewBox={`0 0 ${width} 14`}
      stroke="var(--success)"
      strokeLinecap="round"
      strokeWidth={size}
      aria-hidden="true"
    >
      <path stroke="var(--control-edge)" strokeWidth="1" d={`M0 7h${width}`} />
      <path d={`M${size / 2} 7h.01${`m${step} 0h.01`.repeat(copies - 2)}`} />
      <path stroke="var(--highlight)" d={`M${width - size / 2} 7h.01`} />
    </svg>
  );
}
