/**
 * What the owner sets, from environment variables.
 * @typedef {object} Settings
 * @property {string} site Origin of the site: "https://www.company.com".
 * @property {string} to Where messages go.
 * @property {string} from Whom mails are from: an address that the mail server sends for.
 * @property {string} phone For visitors whose message could not be sent.
 * @property {string} email For them, too.
 * @property {string | undefined} thanks Address of the page that thanks browsers without JavaScript.
 */

const names = /** @type {const} */ (["SITE", "MAIL_TO", "MAIL_FROM", "PHONE", "EMAIL"]);

/**
 * Reads the settings; `others` are further variables that must be there. Throws a sentence that says which are missing.
 * @param {Readonly<Record<string, unknown>>} variables
 * @param {readonly string[]} others
 * @returns {Settings}
 */
export function readSettings(variables, others = []) {
  const missing = [...names, ...others].filter((name) => !variables[name]);
  if (missing.length) throw new Error(`The receiver needs ${missing.join(", ")}.`);
  const [site = "", to = "", from = "", phone = "", email = ""] = names.map((name) =>
    String(variables[name]),
  );
  if (!URL.canParse(site)) throw new Error("SITE must be an address: https://www.company.com");
  const { origin } = new URL(site);
  const path = variables["THANKS"];
  const thanks = path ? new URL(String(path), origin).href : undefined;
  return { site: origin, to, from, phone, email, thanks };
}
