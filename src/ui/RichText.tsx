import { ArrowUpRight } from "lucide";
import { Fragment } from "react";
import type { RichText as Words } from "~/records";
import { Icon } from "./Icon";
import { Link } from "./Link";
import styles from "./RichText.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

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
      <a key={part.text} className={styles.away} href={part.href} rel="noreferrer">
        {part.text}
        <Icon of={ArrowUpRight} size={14} />
        <VisuallyHidden>, leaves this site</VisuallyHidden>
      </a>
    );
  });
}
