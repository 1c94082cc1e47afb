import { isHost, isThisMachine } from "./addresses.mjs";

/**
 * What the owner sets, from environment variables.
 * @typedef {object} Settings
 * @property {string} site Origin of the site: "https://www.company.com".
 * @property {string} to Where messages go.
 * @property {string} from Whom mails are from: an address that the mail server sends for.
 * @property {string} phone For visitors whose message could not be sent.
 * @property {string} email For them, too.
 * @property {string} thanks Address of the page that thanks browsers without JavaScript, if there is one.
 *
 * Reads a variable; `right` says what it must be. Reading it wrongly returns undefined, or throws.
 * @typedef {<T>(name: string, right: string, read: (text: string) => T | undefined) => T} Setting
 */

/** What a browser takes in an email field (HTML's definition), with a dot in the domain. */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z\d-]{1,63}$/i;

/** @param {string} text */
export const isAddress = (text) => address.test(text);

/** "Name <address>", too. @param {string} text */
const isNamed = (text) => isAddress(/^[^<>"\p{Cc}]* <(.*)>$/u.exec(text)?.[1] ?? text);

/** @param {(text: string) => boolean} test @returns {(text: string) => string | undefined} */
const passing = (test) => (text) => (test(text) ? text : undefined);

/** @param {number} least @param {number} most @param {number} usual */
const whole = (least, most, usual) => (/** @type {string} */ text) => {
  const number = text ? Number(text) : usual;
  return !/\D/.test(text) && number >= least && number <= most ? number : undefined;
};

/** @param {string} text */
function webAddress(text) {
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username ? url : undefined;
}

/**
 * Reads all settings, `more` those of a runtime. Throws a line for each mistake, which names the variable and what is
 * right. It has no value: there are passwords among them.
 * @template More
 * @param {Readonly<Record<string, unknown>>} variables @param {(setting: Setting) => More} more
 * @returns {Settings & More}
 */
export function readSettings(variables, more) {
  /** @type {string[]} */
  const mistakes = [];
  /** @type {Setting} */
  const setting = (name, right, read) => {
    /** @type {any} Where it's undefined, nothing is returned in the end. */
    let value;
    try {
      value = read(String(variables[name] ?? "").trim());
    } catch {
      // Its message would quote the value.
    }
    if (value === undefined) mistakes.push(`${name} must be ${right}.`);
    return value;
  };
  const site = setting(
    "SITE",
    "the site's address without a path, such as https://www.company.com",
    (text) => {
      const url = webAddress(text);
      return url && isHost(url.hostname) && url.href === `${url.origin}/` ? url.origin : undefined;
    },
  );
  const settings = {
    site,
    to: setting(
      "MAIL_TO",
      "an email address, such as inbox@company.com",
      passing((text) => text.split(",").every((one) => isNamed(one.trim()))),
    ),
    from: setting("MAIL_FROM", "an email address, such as website@company.com", passing(isNamed)),
    phone: setting(
      "PHONE",
      "a phone number, such as +44 20 7946 0018",
      passing((text) => /\d.*\d.*\d/.test(text)),
    ),
    email: setting("EMAIL", "an email address, such as hello@company.com", passing(isAddress)),
    thanks: setting("THANKS", "empty or a page of the site, such as /thanks", (text) => {
      // Without a site that mistake is enough.
      if (!text || !site) return text;
      const { origin, href } = new URL(text, site);
      return origin === site ? href : undefined;
    }),
    ...more(setting),
  };
  if (mistakes.length) throw new Error(mistakes.join("\n"));
  return settings;
}

/** Those of node.mjs. @param {Setting} setting */
export const nodeSettings = (setting) => ({
  smtp: setting(
    "SMTP_URL",
    "like smtps://user:password@smtp.company.com, with % and its code for each character of user and password that is neither a letter nor a digit: # is %23, / is %2F, ? is %3F, @ is %40",
    mailServer,
  ),
  port: setting("PORT", "a number from 1 to 65535", whole(1, 65_535, 8025)),
  perDay: setting("MAX_PER_DAY", "a number from 1 to 999999", whole(1, 999_999, 1000)),
  perMinute: setting("MAX_PER_MINUTE", "a number from 1 to 999999", whole(1, 999_999, 300)),
});

/** Those of cloudflare.mjs. @param {Setting} setting */
export const cloudflareSettings = (setting) => ({
  api: setting(
    "MAIL_API",
    "empty or an address, such as https://api.resend.com/emails",
    (text) => text && webAddress(text)?.href,
  ),
  apiKey: setting(
    "MAIL_API_KEY",
    "empty or a key of the mail service",
    passing((text) => /^[!-~]*$/.test(text)),
  ),
});

/** What nodemailer needs to know of the mail server. @param {string} text */
function mailServer(text) {
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const isWrong =
    !/^smtps?:$/.test(protocol) ||
    !isHost(hostname) ||
    !username !== !password ||
    pathname.length > 1;
  // What follows "#", "/" or "?" may be the rest of a password.
  if (isWrong || search || hash || /[#?]/.test(text)) return;
  const host = hostname.replace(/^\[|\]$/g, "");
  const isOwn = isThisMachine(host);
  const secure = protocol === "smtps:";
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    requireTLS: !isOwn,
    // A mail server on this machine mostly has a certificate that it signed itself.
    tls: { rejectUnauthorized: !isOwn },
  };
}
