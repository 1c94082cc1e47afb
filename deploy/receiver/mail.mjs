import { plain } from "./message.mjs";
import { isAddress } from "./settings.mjs";
import { words } from "./words.mjs";

/**
 * @import { Message } from "./message.mjs"
 * @import { Settings } from "./settings.mjs"
 *
 * A plain-text mail.
 * @typedef {{ from: string, to: string, replyTo?: string, subject: string, text: string,
 *   headers: Readonly<Record<string, string>> }} Mail
 */

/** What mail readers may show as the end of a line. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * The mail for a message. The same message makes the same mail.
 * @param {Message} message @param {Settings} settings @returns {Mail}
 */
export function mailOf({ fields, signal }, settings) {
  const { site, to, from } = settings;
  const addresses = fields.filter(([, value]) => isReplyTo(value, settings));
  const replyTo = addresses.find(([name]) => /mail/i.test(name)) ?? addresses[0];
  const [[, sender] = ["", ""]] = fields;
  const paragraphs = fields.map(([name, value]) => `${name}:\n${barred(value)}\n`);
  const subject = words.mail.subject(oneLine(sender));
  return {
    from,
    to,
    ...(replyTo && { replyTo: replyTo[1] }),
    subject: signal ? `${words.mail.spam} ${subject}` : subject,
    text: `${signal && `${signal}\n\n`}${paragraphs.join("\n")}\n-- \n${words.mail.signature(site)}\n`,
    // Absence notices and other programs don't answer it.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Whether an answer may go there: to an email address that is none of the firm's own.
 * @param {string} value @param {Settings} settings */
function isReplyTo(value, { to, from, email }) {
  // Its part before "+" names the mailbox.
  const mailbox = (/** @type {string} */ text) => text.toLowerCase().replace(/\+[^@]*@/, "@");
  const own = `${to},${from},${email}`.split(/[\s,<>]+/).map(mailbox);
  return isAddress(value) && !value.includes("=?") && !own.includes(mailbox(value));
}

/** A value with a bar before each line, at most 70 characters: none can look like the receiver's own words.
 * @param {string} value */
const barred = (value) =>
  value
    .split(lineEnd)
    .flatMap((line) => plain(line).match(/\S.{0,69}(?!\S)|\S.{69}/gu) ?? [""])
    .map((line) => `| ${line}`.trimEnd())
    .join("\n");

/**
 * Shortens text for a header: one line of at most 80 characters, with nothing that begins like an encoded word, which
 * mail readers would decode.
 * @param {string} text
 */
const oneLine = (text) => [...plain(text).replaceAll("=?", "= ?")].slice(0, 80).join("");
