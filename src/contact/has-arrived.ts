import type { Delivery } from "~/site/delivery";

/** What says no in an answer: the whole text, or a value in its JSON. */
const no =
  /^(?:false|null|no|0|[345]\d\d|error|(?:\w+_)?fail(?:ed|ure)?|invalid|denied|refused|rejected|aborted|spam)$/i;

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
  if (arrived) return `${answer?.[arrived.field]}` === "true";
  // Services and languages send JSON and plain words as HTML too, so the type says nothing.
  if (!answer) return !/<[!?/a-z]/i.test(text) && !no.test(text.trim());
  const said = [answer["ok"], answer["success"], answer["status"]];
  const errors = [answer["error"], answer["errors"]];
  return !(
    said.some((value) => value !== undefined && no.test(`${value}`)) ||
    errors.some((value) => value && `${value}`)
  );
}

/** The object in a text, or nothing. */
function jsonOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" ? { ...value } : undefined;
  } catch {
    return;
  }
}
