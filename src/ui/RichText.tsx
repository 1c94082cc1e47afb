import { Fragment } from "react";
import type { RichText as Words } from "~/records";
import { Link } from "./Link";

/** Text, or text in which some words lead to a page of this site or to another one. */
export function RichText({ text }: { text: string | Words }) {
  if (typeof text === "string") return text;
  return text.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
    if (typeof part === "string") return <Fragment key={index}>{part}</Fragment>;
    if ("to" in part) {
      return (
        <Link key={part.text} to={part.to}>
          {part.text}
        </Link>
      );
    }
    return (
      <a key={part.text} href={part.href} rel="noreferrer">
        {part.text}
      </a>
    );
  });
}
