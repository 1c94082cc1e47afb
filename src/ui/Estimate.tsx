import { useEffect, useId, useRef, useState } from "react";
import type { HistoryEntry } from "~/lib/history-entry";
import { moneyText } from "~/lib/money";
import { typedNumber } from "~/lib/typed-number";
import styles from "./Estimate.module.css";

/** What an estimate asks for and says. */
export type EstimateContent = {
  /** What the visitor types; `value` is an example, in place of which it stands. */
  readonly fields: ReadonlyArray<{
    readonly label: string;
    readonly note?: string;
    readonly value?: string;
  }>;
  /** Above the amounts, as long as they follow from an example. */
  readonly example: string;
  /** Before each amount. */
  readonly amounts: readonly string[];
  /** The largest number that a field takes. */
  readonly most: number;
  /** Instead of the amounts, where a number can't be. */
  readonly wrong: string;
};

type EstimateProps = EstimateContent & {
  /** "whole" numbers from 0, which an empty field is once the visitor types, or "positive" ones with fractions. */
  readonly numbers: "whole" | "positive";
  /** The amounts that follow from the numbers; from whole ones, nothing does where the first is 0. */
  readonly amountsOf: (numbers: readonly number[]) => readonly number[];
};

/** How long typing has paused when the result is announced, ms. */
const pause = 800;

/**
 * Fields for numbers and the amounts that follow from them, for islands. Links in its section take what the visitor has
 * typed into the contact form's message (src/contact/ContactForm.tsx): in the history entry of the page that they open
 * in the app, so that it's neither in an address nor stored. A link that loads a document takes nothing.
 */
export function Estimate(props: EstimateProps) {
  const { fields, example, amounts, most, wrong, numbers, amountsOf } = props;
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<readonly string[]>(fields.map(() => ""));
  const [announced, announce] = useState("");
  // Where the page's history entry has what was typed, so that Back shows it again.
  const stateKey = `estimate: ${fields[0]?.label}` as const;

  useEffect(() => {
    const before: HistoryEntry[typeof stateKey] = history.state?.[stateKey];
    if (before) setTyped(before);
  }, [stateKey]);

  const isWhole = numbers === "whole";
  const isTouched = typed.some(Boolean);
  const isOwn = isWhole ? isTouched : typed.every(Boolean);
  const entries = fields.map(({ value: example = "", ...field }, index) => {
    const value = typed[index] ?? "";
    const number = typedNumber(value || (isWhole && isTouched ? "" : example));
    const isRight = isWhole ? number >= 0 && number % 1 === 0 : number > 0;
    return { ...field, example, value, number, isWrong: !isRight || number > most };
  });
  const results = amountsOf(entries.map(({ number }) => number));
  const hasAnswer = !entries.some(({ isWrong }) => isWrong) && (!isWhole || results[0]);
  const lines = hasAnswer
    ? results.map((amount, index) => [amounts[index] ?? "", moneyText(amount)] as const)
    : [];
  const answer = lines.map((line) => line.join(": ")).join("\n");
  const text = answer || wrong;

  useEffect(() => {
    if (!isTouched) return announce("");
    const timer = setTimeout(announce, pause, text);
    return () => clearTimeout(timer);
  }, [isTouched, text]);

  // Numbers only: Safari refuses more than a hundred entries in ten seconds, as many as a key held down types.
  useEffect(() => {
    if (isTouched && answer) history.replaceState({ ...history.state, [stateKey]: typed }, "");
  }, [isTouched, answer, typed, stateKey]);

  useEffect(() => {
    const section = part.current?.closest("section");
    const given = entries.map(
      ({ label, value, number }) => [label, number > 0 ? value : ""] as const,
    );
    const heading = section?.querySelector("h2")?.textContent ?? "";
    const figures = { heading, lines: [...given, ...lines] };
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest("a");
      if (!isOwn || !answer || !link) return;
      // The router's event (wouter): the entry of the page that is shown next, which another link may have opened.
      const carry = () => {
        if (location.href === link.href)
          history.replaceState({ ...history.state, figures } satisfies HistoryEntry, "");
      };
      addEventListener("pushState", carry, { once: true });
    };
    section?.addEventListener("click", onClick);
    return () => section?.removeEventListener("click", onClick);
  });

  return (
    <div ref={part} className={styles.estimate}>
      {entries.map(({ label, note, example, value, isWrong }, index) => (
        <label key={label} className={styles.row}>
          <span>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <input
            type="text"
            className={isWrong ? styles.wrong : undefined}
            inputMode={isWhole ? "numeric" : "decimal"}
            placeholder={isWhole && isTouched ? "0" : example}
            value={value}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
            onChange={({ target }) =>
              setTyped(typed.map((one, at) => (at === index ? target.value : one)))
            }
          />
        </label>
      ))}
      <div className={styles.result}>
        {answer ? (
          <>
            <p className={styles.note}>{isOwn ? "\u00A0" : example}</p>
            {lines.map(([label, amount]) => (
              <div key={label} className={styles.row}>
                {label} <strong>{amount}</strong>
              </div>
            ))}
          </>
        ) : (
          <p id={id} className={styles.error}>
            {wrong}
          </p>
        )}
      </div>
      {/* Documents need neither it nor its styles. */}
      {isTouched && <output className={styles.announced}>{announced}</output>}
    </div>
  );
}
