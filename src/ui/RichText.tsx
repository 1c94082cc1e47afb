import { Fragment } from "react";
import type { RichText as Words } from "~/content-types";
import { company } from "~/site/company";
import { Link } from "./Link";
import styles from "./RichText.module.css";

/** Plain text, or text with links. The company's phone number stays on one line. */
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

function PlainText({ text }: { text: string }) {
  const [before, ...after] = text.split(company.phone.text);
  return (
    <>
      {before}
      {after.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
        <Fragment key={index}>
          <span className={styles.phone}>{company.phone.text}</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
