import { words } from "./words.mjs";

const { mail, reasons } = words;

/** A reason not to take a message: a status, and a sentence of words.mjs for the visitor. */
export class Refusal extends Error {
  /** @param {number} status @param {keyof typeof reasons} reason @param {number} [retryAfter] When it may come again, s. */
  constructor(status, reason, retryAfter) {
    super(reasons[reason]);
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * What the form has sent.
 * @typedef {object} Message
 * @property {ReadonlyArray<readonly [name: string, value: string]>} fields Those that say something.
 * @property {string} signal What speaks for spam, if anything.
 * @property {boolean} isSpam Whether both signals do, which people don't give.
 * @property {string} key The same for a message that comes again: letters, digits, "-" and "_".
 * @property {string} words The key of one that the browser itself posts, without the script: the same for the same words.
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
    throw new Refusal(415, "format");
  }
  const text = await readText(request);
  const values = isJson ? fromJson(text) : [...new URLSearchParams(text)];
  /** @type {Map<string, string>} */
  const sent = new Map();
  for (const [name, value] of values) {
    if (!isName(name)) throw new Refusal(400, "shape");
    const before = sent.get(name);
    sent.set(name, before ? `${before}\n${value}` : value);
  }
  const fields = [...sent].filter(([name, value]) => !control.includes(name) && plain(value));
  if (!fields.length) throw new Refusal(422, "empty");
  const lines = fields.map(([name, value]) => `${name}: ${plain(value)}\n`);
  const words = await hash(lines.sort().join(""));
  const seconds = sent.get("secondsToSubmit");
  const key = sent.get("idempotencyKey") ?? "";
  const signals = [
    ...(sent.get("topic") ? [mail.honeypot] : []),
    ...(seconds && Number(seconds) < minimumTime ? [mail.tooFast] : []),
  ];
  return {
    fields,
    signal: signals.join(" "),
    isSpam: signals.length > 1,
    key: /^[\w-]{16,64}$/.test(key) ? key : words,
    words,
  };
}

/**
 * Text as one line, in which nothing unseen moves words: runs of white space are one space, and other invisible characters
 * and changes of direction are gone, except those that join letters or emoji.
 * @param {string} text
 */
export const plain = (text) =>
  text
    .replace(/(?![\p{Join_Control}\p{M}])[\p{Default_Ignorable_Code_Point}\p{Cs}]/gu, "")
    .replace(/[\s\p{Cc}\u2800][\s\p{Cc}\u2800\p{Default_Ignorable_Code_Point}]*/gu, " ")
    .trim();

/** A field's name, which programs choose, too. @param {string} name */
const isName = (name) =>
  /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_-]{0,39}$/u.test(name) && plain(name) === name;

/** @param {Request} request */
async function readText(request) {
  const tooLong = new Refusal(413, "tooLong");
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
  const unreadable = new Refusal(400, "shape");
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
