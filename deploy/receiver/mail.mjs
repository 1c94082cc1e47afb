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
const lineEnds = /[\n\v\f\u0085\u2028\u2029]/g;

/**
 * The mail for a message. The same message makes the same mail.
 * @param {Message} message @param {Settings} settings @returns {Mail}
 */
export function mailOf({ fields, signal }, settings) {
  const { site, to, from } = settings;
  const replyTo = fields.find(([name, value]) => /mail/i.test(name) && isReplyTo(value, settings));
  const [[, sender] = ["", ""]] = fields;
  const paragraphs = fields.map(([name, value]) => `${labelOf(name)}:${apart(value)}\n`);
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
  const plain = (/** @type {string} */ text) => text.toLowerCase().replace(/\+[^@]*@/, "@");
  const own = `${to},${from},${email}`.split(/[\s,<>]+/).map(plain);
  return isAddress(value) && !value.includes("=?") && !own.includes(plain(value));
}

/** A value behind its label, with a bar before each line if it has several: it can't look like the next field.
 * @param {string} value */
function apart(value) {
  const lines = value.replace(/\r\n?/g, "\n");
  const barred = lines.replace(lineEnds, "$&| ");
  return barred === lines ? ` ${lines}` : `\n| ${barred}`;
}

/** A field's name, which programs choose, too: words only. @param {string} name */
const labelOf = (name) => oneLine(name.replace(/[^\p{L}\p{M}\p{N}_-]+|^[\s-]+/gu, " "));

/**
 * Shortens text for a header: at most 80 characters, no line ends, controls or changes of direction, and nothing that
 * begins like an encoded word, which mail readers would decode.
 * @param {string} text
 */
const oneLine = (text) =>
  [
    ...text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]+/gu, " ")
      .replaceAll("=?", "= ?")
      .trim(),
  ]
    .slice(0, 80)
    .join("");
