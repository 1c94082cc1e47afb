import type { Delivery } from "~/site/delivery";

/** What says no in an answer: the whole text, or a value in its JSON. */
const no =
  /^(?:false|null|no|0|[345]\d\d|error|(?:\w+_)?fail(?:ed|ure)?|invalid|denied|forbidden|refused|rejected|aborted|spam|un(?:able|acceptable|auth|available|delivered|known|processable|sent|successful|verified)\w*|not[ _-]\w+)$/i;

/** What is no error, as JSON. */
const noError = /^[[{"]*(?:null|false|0|none)?["}\]]*$/i;

/**
 * Whether an answer with this text says that the message has arrived. Where the record names nothing, a 2xx does, unless
 * it's a page, such as a gateway's to sign in, or its text or JSON says no.
 */
export function hasArrived(
  { ok, type, status, headers, redirected }: Response,
  text: string,
  arrived: Delivery["arrived"],
): boolean {
  // A browser shows no status of a redirect, Node does.
  if (arrived === "redirect") return type === "opaqueredirect" || (status > 299 && status < 400);
  // Followed, where a wrapped fetch drops `redirect`.
  if (!ok || redirected) return false;
  if (arrived && "header" in arrived) return headers.has(arrived.header);
  const answer = jsonOf(text);
  if (arrived) return `${Object(answer)[arrived.field]}` === "true";
  // Services and languages send JSON and plain words as HTML too, so the type says nothing.
  const isPage = typeof answer === "string" && /<[!?/a-z]/i.test(answer);
  return !isPage && ![answer].flat().some(saysNo);
}

/** Whether JSON, or a text, says no. */
const saysNo = (answer: unknown): boolean =>
  answer && typeof answer === "object"
    ? Object.entries(answer).some(([key, value]) =>
        /^(?:ok|success|status|result)$/i.test(key)
          ? no.test(`${value}`)
          : /^errors?$/i.test(key) && !noError.test(JSON.stringify(value)),
      )
    : no.test(`${answer}`);

/** What a text is as JSON, or itself. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}
