/* The receiver on Node, beside a web server on the same machine. docs/deploy.md says how to start it. */
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { createReceiver } from "./receive.mjs";
import { readSettings } from "./settings.mjs";

/** How many messages a sender may send in a minute. */
const perMinute = 10;

const { SMTP_URL = "", PORT = "8025" } = process.env;

/** systemd doesn't start it again after this. */
const wrongSettings = 78;

function settingsOrExit() {
  try {
    const settings = readSettings(process.env, ["SMTP_URL"]);
    if (!/^smtps?:\/\/[^/]/.test(SMTP_URL)) {
      throw new Error("SMTP_URL must be like smtps://user:password@smtp.company.com");
    }
    return settings;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(wrongSettings);
  }
}

const isThisMachine = (/** @type {string} */ host) =>
  /^(?:localhost|127\.|\[?::1|::ffff:127\.)/.test(host);

const settings = settingsOrExit();
const { host } = new URL(SMTP_URL);
// No pool: it sends messages again whose connection broke, and the mail server may have taken them.
const transport = createTransport({
  url: SMTP_URL,
  requireTLS: !isThisMachine(host),
  connectionTimeout: 7_000,
  socketTimeout: 60_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const receive = createReceiver(settings, (mail, key) =>
  transport.sendMail({
    ...mail,
    // Some mail servers keep one of two mails with the same.
    messageId: `<${key}@${new URL(settings.site).hostname}>`,
    encoding: "quoted-printable",
    xMailer: false,
  }),
);

/** Messages of this minute by sender. @type {Map<string, number>} */
const counts = new Map();
setInterval(() => counts.clear(), 60_000).unref();

/** @param {string} sender */
function allows(sender) {
  const count = (counts.get(sender) ?? 0) + 1;
  counts.set(sender, count);
  return count <= perMinute;
}

/** Hands a request to the receiver, and its answer back.
 * @param {import("node:http").IncomingMessage} incoming @param {import("node:http").ServerResponse} outgoing */
async function handle(incoming, outgoing) {
  const { method = "GET", headers, socket } = incoming;
  const { remoteAddress = "" } = socket;
  // Only the web server on this machine knows better.
  const forwarded = `${headers["x-forwarded-for"] ?? ""}`.split(",").at(-1)?.trim();
  const sender = (isThisMachine(remoteAddress) && forwarded) || remoteAddress;
  const names = ["accept", "content-length", "content-type", "origin"];
  const request = new Request(settings.site, {
    method,
    headers: names.map((name) => [name, String(headers[name] ?? "")]),
    // Types of Node's streams and the browser's differ.
    ...(method === "POST" && {
      body: /** @type {any} */ (Readable.toWeb(incoming)),
      duplex: "half",
    }),
  });
  const response = await receive(request, { allows: () => allows(sender) });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

const server = createServer({ requestTimeout: 20_000 }, (incoming, outgoing) => {
  // Such as for TRACE, which a Request can't have.
  handle(incoming, outgoing).catch(() => outgoing.writeHead(400).end());
});

server.listen(Number(PORT), "127.0.0.1", () => {
  console.log(`Messages from ${settings.site} are taken at http://127.0.0.1:${PORT}.`);
  transport.verify().then(
    () => console.log(`The mail server ${host} is ready.`),
    ({ code, responseCode = "" }) =>
      console.error(`The mail server ${host}: ${code} ${responseCode}`),
  );
});
// Lets messages end that are being sent.
process.once("SIGTERM", () => server.close());
