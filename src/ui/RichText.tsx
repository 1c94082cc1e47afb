import type { Words } from "~/content-types";
import { company } from "~/site/company";
import { locale } from "~/site/locale";
import { Link } from "./Link";
import styles from "./RichText.module.css";

/** Plain text, or text with links. What a line break would tear apart stays on one line. */
export function RichText({ text }: { text: string | Words }) {
  if (typeof text === "string") return <PlainText text={text} />;
  return text.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
    if (typeof part === "string") return <PlainText key={index} text={part} />;
    const { text: words, ...destination } = part;
    return (
      <Link key={words} {...destination}>
        {words}
      </Link>
    );
  });
}

const escaped = (text: string) => text.replace(/[.*+?()|[\]]/g, "\\$&");

/** The phone number, and a city such as "St. Louis": those that a line could break. */
const names = [company.phone.text, company.address.city].filter((name) =>
  /[^\p{L}\p{N}]/u.test(name),
);

/**
 * The space between a name and its number or abbreviation, a number and what it counts, and in times: "Level 1",
 * "St. Ives", "30 days", "8 AM".
 */
const unbroken = new RegExp(
  [
    String.raw`(?<=\p{Lu}\p{L}{2,}) (?=\d)`,
    String.raw`(?<=(?<!\p{L})\p{Lu}\p{Ll}?\.) (?=\p{Lu})`,
    String.raw`(?<=(?<![\p{L}\p{N}.,:$€-])\d{1,2}) (?=\p{Ll})`,
    String.raw`(?<=\d) (?=(?:[AP]M|${escaped(locale.afterHours?.trim() || "AM")})(?!\p{L}))`,
  ].join("|"),
  "gu",
);

/**
 * These names, and words of up to 12 characters with a hyphen, such as "Mon-Fri" and "sign-ins". Longer words may break,
 * or narrow columns would have gaps.
 */
const together = new RegExp(
  `(${[
    ...names.map(escaped),
    String.raw`(?<![\p{L}\p{M}\p{N}-])(?=[\p{L}\p{M}\p{N}-]{3,12}(?![\p{L}\p{M}\p{N}-]))[\p{L}\p{M}\p{N}]+-[\p{L}\p{M}\p{N}-]+`,
  ].join("|")})`,
  "u",
);

function PlainText({ text }: { text: string }) {
  // Every second part is one of these.
  return text.split(together).map((part, index) =>
    index % 2 === 0 ? (
      part.replace(unbroken, "\u00a0")
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
      <span key={index} className={styles.together}>
        {part}
      </span>
    ),
  );
}
