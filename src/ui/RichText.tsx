import { Fragment } from "react";
import type { RichText as Words } from "~/content-types";
import { Link } from "./Link";

/** Plain text, or text with links. */
export function RichText({ text }: { text: string | Words }) {
  if (typeof text === "string") return text;
  return text.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
    if (typeof part === "string") return <Fragment key={index}>{part}</Fragment>;
    const { text: words, ...destination } = part;
    return (
      <Link key={words} {...destination}>
        {words}
      </Link>
    );
  });
}
