import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../scripts/lib/free-port";

/** A mail as its reader sees it. */
export type Mail = { headers: Readonly<Record<string, string | undefined>>; text: string };

/** Starts a mail server on this machine with one mailbox. With TLS it has a certificate that it signed itself. */
export async function openMailbox(tls = false) {
  let server: SMTPServer;
  const mailbox = {
    port: await freePort(),
    /** Mails so far, in order. */
    mails: [] as Mail[],
    /** Whether it gives no answer to a mail. */
    isHanging: false,
    /** Whether the last mail came encrypted. */
    encrypted: false,
    /** Ends it, with all connections. */
    down: () => new Promise<void>((closed) => server.close(closed)),
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
          if (raw === undefined || mailbox.isHanging) return;
          mailbox.mails.push(read(raw));
          // Later, so that a connection may break when the mail is taken and its sender doesn't know yet.
          setTimeout(answer, 20);
        },
      });
      server.on("error", () => undefined);
      await once(server.listen(mailbox.port, "127.0.0.1"), "listening");
    },
  };
  await mailbox.up();
  return mailbox;
}

/** Reads a mail of one part, quoted-printable, whose headers may have words in it: "=?UTF-8?Q?...?=". */
function read(raw: string): Mail {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line) => {
    const [name = "", ...value] = line.split(": ");
    const words = value.join(": ").replaceAll("?= =?", "?==?");
    return [
      name,
      words.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) =>
        decoded(word.replaceAll("_", " ")),
      ),
    ];
  });
  const text = decoded(body.join("\r\n\r\n").replaceAll("=\r\n", ""));
  return { headers: Object.fromEntries(headers), text: text.replaceAll("\r\n", "\n") };
}

/** Decodes quoted-printable text in UTF-8. */
const decoded = (text: string): string =>
  decodeURIComponent(text.replaceAll("%", "%25").replaceAll(/=([\dA-F]{2})/g, "%$1"));
