/* What hands messages to deploy/receiver and its mails on, without a network. tests/hosts has both on their hosts. */
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import worker from "../../deploy/receiver/cloudflare.mjs";
import { freePort } from "../../scripts/lib/free-port";
import { mails } from "../mailer";
import { message, settings } from "../receiver";

const site = "https://www.company.test";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("Cloudflare's hands a mail to Resend under its names, with an address to reply to", async () => {
  const service = vi.fn(async (_address: string, _request: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", service);
  vi.stubGlobal("caches", { default: { match: async () => undefined, put: async () => {} } });
  const LIMIT = { limit: async () => ({ success: true }) };
  const bindings = {
    ...{ ...settings, SITE: site, MAIL_API_KEY: "re_1" },
    ...{ LIMIT, LIMIT_OF_NETWORK: LIMIT, LIMIT_FOR_ALL: LIMIT },
  };
  const request = new Request(`${site}/api/contact`, {
    method: "POST",
    headers: { Origin: site, "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  const { status } = await worker.fetch(request, bindings as never, { waitUntil() {} });
  expect(status).toBe(202);
  expect(service.mock.lastCall?.[0]).toBe("https://api.resend.com/emails");
  expect(JSON.parse(`${service.mock.lastCall?.[1].body}`)).toMatchObject({
    from: settings.MAIL_FROM,
    to: settings.MAIL_TO.split(", "),
    reply_to: message.email,
    text: expect.stringContaining(message.message),
  });
});

test("Node's hands on what the answer depends on: a browser without the script gets a page", async () => {
  const port = await freePort();
  const variables = { ...settings, SITE: site, SMTP_URL: "smtp://localhost", PORT: `${port}` };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  // Not by its name, because the compiler would look for nodemailer.
  await import(resolve("deploy/receiver/node.mjs"));
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith("Messages are taken."));
  const { status, headers } = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    headers: { Origin: site, Accept: "text/html" },
    body: new URLSearchParams(message),
  });
  expect([status, headers.get("Content-Type")]).toEqual([202, "text/html; charset=utf-8"]);
  expect(mails).toMatchObject([{ replyTo: message.email, to: settings.MAIL_TO }]);
});
