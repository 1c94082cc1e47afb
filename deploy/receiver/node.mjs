/* The receiver on Node, beside a web server on the same machine. docs/deploy.md says how to start it. */
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { networkOf, senderOf } from "./addresses.mjs";
import { busy, createLimit } from "./limits.mjs";
import { createReceiver, reasonOf } from "./receive.mjs";
import { nodeSettings, readSettings } from "./settings.mjs";

/** How many messages a sender may send in a minute, and how many a network of IPv6 with many senders (/48). */
const perMinute = { sender: 10, network: 30 };

/** ms. */
const day = 24 * 60 * 60 * 1000;

/** Longest attempt to hand over a mail, ms: a mail server may answer drop by drop. */
const longestAttempt = 30_000;

/** Longest end, ms: a visitor is answered within 8 s. */
const longestEnd = 10_000;

/** Ends it for good: systemd doesn't start it again after 78.
 * @param {string} mistakes */
function exitWith(mistakes) {
  console.error(mistakes);
  return process.exit(78);
}

function settingsOrExit() {
  try {
    return readSettings(process.env, nodeSettings);
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : "");
  }
}

const settings = settingsOrExit();
const { port, smtp } = settings;
// No pool: it sends messages again whose connection broke, and the mail server may have taken them.
const transport = createTransport({
  ...smtp,
  connectionTimeout: 7_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const allowsSender = createLimit(perMinute.sender);
const allowsNetwork = createLimit(perMinute.network);
const allowsMinute = createLimit(settings.perMinute);
const allowsDay = createLimit(settings.perDay, day);
// Or one network alone would use up the day of all.
const allowsNetworkDay = createLimit(settings.perDay / 10, day);

const receive = createReceiver(settings, async (mail, { key }) => {
  if (!allowsMinute("all") || !allowsDay("all")) throw busy();
  const { envelope, rejected } = await transport.sendMail({
    ...mail,
    // Some mail servers keep one of two mails with the same.
    messageId: `<${key}@${new URL(settings.site).hostname}>`,
    encoding: "quoted-printable",
    xMailer: false,
    signal: AbortSignal.timeout(longestAttempt),
  });
  for (const one of rejected)
    console.error(`Address ${envelope.to.indexOf(one) + 1} of MAIL_TO was refused.`);
});

/** Hands a request to the receiver, and its answer back.
 * @param {import("node:http").IncomingMessage} incoming @param {import("node:http").ServerResponse} outgoing */
async function handle(incoming, outgoing) {
  const { method = "GET", headers, socket } = incoming;
  const sender = senderOf(socket.remoteAddress ?? "", headers["x-forwarded-for"]);
  const network = networkOf(sender, 3);
  const allows = () =>
    allowsSender(networkOf(sender)) && allowsNetwork(network) && allowsNetworkDay(network);
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
  const response = await receive(request, { allows });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

// Without the interval a request that stalls ends up to 30 s later.
const times = { requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };
const server = createServer(times, (incoming, outgoing) => {
  // Such as for TRACE, which a Request can't have.
  handle(incoming, outgoing).catch(() => outgoing.writeHead(400).end());
});

server.once("error", (error) => exitWith(`PORT must be one that is free: ${reasonOf(error)}.`));
server.listen(port, "127.0.0.1", () => {
  console.log("Messages are taken.");
  transport.verify().then(
    () => console.log("The mail server is ready."),
    (error) => console.error(`The mail server isn't ready: ${reasonOf(error)}`),
  );
});
// Lets messages end that are being sent.
process.once("SIGTERM", () => {
  server.close();
  setTimeout(() => process.exit(), longestEnd).unref();
});
