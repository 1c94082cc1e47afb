import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { notes, outbox, waiting, sent, offline, time, saved, ...frame } = heroIllustration;

/** The vertical center of a note, in units of the drawing. */
const y = (note: number) => 82 + note * 52;

/** Three notes wait on a phone without signal; a watch confirms that they are sent. */
export function HeroIllustration() {
  return (
    <IllustrationFrame {...frame}>
      <Drawing width={440} height={250}>
        <g fill="var(--primary)" stroke="var(--control-edge)" strokeWidth="1.5">
          <rect x="1" y="1" width="170" height="248" rx="26" />
          <rect x="354" y="16" width="52" height="206" rx="14" />
          <rect x="334" y="66" width="92" height="106" rx="28" />
          <path d="M1 56H171M22 108H171M22 160H171M66 238h40" />
        </g>
        <path
          stroke="var(--highlight)"
          strokeDasharray="2 6"
          strokeLinecap="round"
          strokeWidth="2"
          d={notes.map((_, note) => `M174 ${y(note)}H258`).join("")}
        />
        <path
          data-line="good"
          d={notes
            .map((_, n) => `M266 ${y(n)}C306 ${y(n)} 296 ${112 + n * 8} 332 ${112 + n * 8}`)
            .join("")}
        />
        <path stroke="var(--soft)" d="M262 20V214" />
        <path data-line="good" d="M366 108l10 10 19-21" />
        <circle cx="144" cy="34" r="13" data-state="watch" />
        <g className={styles.words}>
          <text x="22" y="39">
            {outbox}
          </text>
          {notes.map((note, index) => (
            <text key={note} x="42" y={y(index) + 5}>
              {note}
            </text>
          ))}
          <g textAnchor="middle">
            <text className={styles.count} x="144" y="39">
              {waiting}
            </text>
            <text x="380" y="149">
              {sent}
            </text>
            <text x="216" y="243" data-soft="">
              {offline}
            </text>
            <text x="304" y="243" data-soft="">
              {time}
            </text>
          </g>
        </g>
        {notes.map((note, index) => (
          <circle key={note} cx="28" cy={y(index)} r="5" data-state="watch" />
        ))}
      </Drawing>
      <Row {...saved} state="good" />
    </IllustrationFrame>
  );
}
