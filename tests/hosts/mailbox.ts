import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../scripts/free-port";

/** A mail as its reader sees it. */
type Mail = { headers: Readonly<Record<string, string>>; text: string; raw: string };

/** A mail server on this machine, and its one mailbox. */
export type Mailbox = {
  readonly port: number;
  /** Mails so far, in order. */
  readonly mails: Mail[];
  /** What it does with a mail: takes it, refuses it, or waits until `release`. */
  mode: "take" | "refuse" | "wait";
  /** Whether the last mail came encrypted. */
  encrypted: boolean;
  /** Takes the mails that wait. */
  readonly release: () => void;
  /** Ends it, with all connections. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
};

/** Starts a mail server. With TLS it has a certificate that it signed itself. */
export async function openMailbox({ tls } = { tls: false }): Promise<Mailbox> {
  let server: SMTPServer;
  const waiting: Array<() => void> = [];
  const mailbox: Mailbox = {
    port: await freePort(),
    mails: [],
    mode: "take",
    encrypted: false,
    release() {
      for (const take of waiting.splice(0)) take();
    },
    down: () => new Promise((closed) => server.close(closed)),
    async up() {
      server = new SMTPServer({
        disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
        disableReverseLookup: true,
        closeTimeout: 1,
        onRcptTo({ address }, _, answer) {
          answer(address.startsWith("unknown@") ? new Error("No such mailbox") : null);
        },
        async onData(stream, { secure }, answer) {
          mailbox.encrypted = secure;
          // Undefined where the connection breaks off.
          const raw = (await buffer(stream).catch(() => undefined))?.toString("latin1");
          if (raw === undefined) return;
          const take = () => {
            mailbox.mails.push(read(raw));
            // Later, so that a connection may break when the mail is taken and its sender doesn't know yet.
            setTimeout(answer, 20);
          };
          if (mailbox.mode === "refuse")
            answer(Object.assign(new Error("No"), { responseCode: 554 }));
          else if (mailbox.mode === "wait") waiting.push(take);
          else take();
        },
      });
      server.on("error", () => undefined);
      await once(server.listen(mailbox.port, "127.0.0.1"), "listening");
    },
  };
  await mailbox.up();
  return mailbox;
}

/** Decodes a mail of one part, quoted-printable. */
function read(raw: string): Mail {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const body = raw.slice(end + 4).replace(/=\r\n/g, "");
  return {
    headers: Object.fromEntries(
      lines.map((line) => {
        const [name = "", ...value] = line.split(": ");
        return [name, words(value.join(": "))];
      }),
    ),
    text: utf8(body),
    raw,
  };
}

/** Decodes what headers have in place of other characters than ASCII: "=?UTF-8?Q?...?=". */
const words = (text: string): string =>
  text
    .replaceAll("?= =?", "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_, kind: string, word: string) =>
      kind === "B" ? Buffer.from(word, "base64").toString() : utf8(word.replaceAll("_", " ")),
    );

const utf8 = (encoded: string): string =>
  Buffer.from(
    encoded.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    "latin1",
  ).toString();
