/** @import { Settings } from "./settings.mjs" */

/** A reason not to take a message: a status, and a sentence for the visitor. */
export class Refusal extends Error {
  /** @param {number} status @param {string} sentence */
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

/**
 * What the form has sent.
 * @typedef {object} Message
 * @property {ReadonlyArray<readonly [name: string, value: string]>} fields Those that say something.
 * @property {readonly string[]} signals What speaks for spam.
 * @property {string} key The same for a message that comes again: letters, digits, "-" and "_".
 */

/** Longest request, bytes. */
const most = 65_536;

/** People take longer than this to write a message, s. */
const minimumTime = 3;

/** Sent with the fields: docs/delivery.md. */
const control = ["topic", "secondsToSubmit", "idempotencyKey"];

/**
 * Reads a message, JSON or an ordinary form post. Throws a Refusal.
 * @param {Request} request
 * @returns {Promise<Message>}
 */
export async function readMessage(request) {
  const type = request.headers.get("Content-Type") ?? "";
  const isJson = type.startsWith("application/json");
  if (!isJson && !type.startsWith("application/x-www-form-urlencoded")) {
    throw new Refusal(415, "The form's message came in a format that we can't read.");
  }
  const text = await readText(request);
  const values = isJson ? fromJson(text) : [...new URLSearchParams(text)];
  const sent = new Map(values);
  const fields = values.filter(([name, value]) => !control.includes(name) && value.trim());
  if (!fields.length) throw new Refusal(422, "The message is empty.");
  const seconds = sent.get("secondsToSubmit");
  const key = sent.get("idempotencyKey") ?? "";
  return {
    fields,
    signals: [
      ...(sent.get("topic") ? ["a field that people don't see was filled in"] : []),
      ...(seconds && Number(seconds) < minimumTime ? ["it was written within 3 seconds"] : []),
    ],
    // Without the script there is no key: then a message is the same if all its words are.
    key: /^[\w-]{16,64}$/.test(key) ? key : await hash(text),
  };
}

/** @param {Request} request */
async function readText(request) {
  const tooLong = new Refusal(413, "The message is longer than 64 KB. Please shorten it.");
  if (Number(request.headers.get("Content-Length")) > most) throw tooLong;
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > most) throw tooLong;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** @param {string} text @returns {Array<[name: string, value: string]>} */
function fromJson(text) {
  const unreadable = new Refusal(400, "The form's message came in a shape that we can't read.");
  /** @type {unknown} */
  let values;
  try {
    values = JSON.parse(text);
  } catch {
    // Its message would quote what was written.
    throw unreadable;
  }
  if (!values || typeof values !== "object" || Array.isArray(values)) throw unreadable;
  return Object.entries(values).map(([name, value]) => {
    if (value && typeof value === "object") throw unreadable;
    return [name, String(value ?? "")];
  });
}

/** @param {string} text */
async function hash(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A plain-text mail.
 * @typedef {{ from: string, to: string, replyTo?: string, subject: string, text: string }} Mail
 */

/** What a browser takes in an email field (HTML's definition), with a dot in the domain. */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z\d-]{1,63}$/i;

/**
 * The mail for a message. The same message makes the same mail.
 * @param {Message} message @param {Settings} settings @returns {Mail}
 */
export function mailOf({ fields, signals }, { site, to, from }) {
  const replyTo = fields.find(([name, value]) => /mail/i.test(name) && address.test(value))?.[1];
  const [[, sender] = ["", ""]] = fields;
  const paragraphs = fields.map(([name, value]) => {
    const lines = value.replace(/\r\n?/g, "\n");
    return `${oneLine(name)}:${lines.includes("\n") ? "\n" : " "}${lines}\n`;
  });
  const suspicion = signals.length ? `Perhaps spam: ${signals.join(", and ")}.\n\n` : "";
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: `${signals.length ? "[Perhaps spam] " : ""}Message from ${oneLine(sender)}`,
    text: `${suspicion}${paragraphs.join("\n")}\n-- \nSent with the form at ${site}\n`,
  };
}

/** Shortens text for a header: at most 80 characters, no line ends, controls or changes of direction.
 * @param {string} text */
const oneLine = (text) =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]+/gu, " ").trim()]
    .slice(0, 80)
    .join("");
