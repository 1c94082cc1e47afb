/* Each record of docs/delivery.md, against a server that answers as the service documents. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Delivery } from "../../site/delivery";
import { hasArrived } from "../../src/contact/has-arrived";
import { post as send } from "../../src/contact/post";
import { docExamples } from "../doc-examples";
import { served } from "../served";

type Message = Readonly<Record<string, string>>;
type Sending = Omit<Delivery, "address">;

/** A status, JSON or a page, and headers; or that the connection breaks. */
type Answer = readonly [number, body: object | string, headers?: Message] | "none";

const values = {
  name: "Ada",
  email: "ada@example.org",
  company: "",
  phone: "",
  message: `café 🙂 & <b> "שלום" \u202Ea\u202C \u0007\u2028 &amp; </textarea><script> {{7*7}} $(id) %00 C:\\`,
};

/** The records of docs/delivery.md by their headings. */
const records = new Map(
  docExamples
    .filter(({ doc }) => doc === "docs/delivery.md")
    .map(({ heading, code }) => {
      const record = code.replace(/^.*? = (.*);\s*$/s, "return $1");
      return [heading, new Function(record)() as Delivery];
    }),
);

/** What a service documents: what a message must have, and how it's accepted and refused. */
type Service = {
  readonly type: "json" | "x-www-form-urlencoded";
  readonly has?: Message;
  readonly accepts: Answer;
  readonly refuses: Answer;
};

const services: Readonly<Record<string, Service>> = {
  Web3Forms: {
    type: "json",
    has: { access_key: "YOUR-ACCESS-KEY", botcheck: "" },
    accepts: [200, { success: true, message: "Email sent" }],
    refuses: [400, { success: false, message: "Invalid access key" }],
  },
  FormSubmit: {
    type: "json",
    has: { _subject: "Message from our website", _honey: "" },
    accepts: [200, { success: "true", message: "The form was submitted successfully." }],
    refuses: [200, { success: "false", message: "This form needs activation." }],
  },
  Formspree: {
    type: "json",
    has: { _gotcha: "" },
    accepts: [200, { ok: true, next: "/thanks" }],
    refuses: [403, { error: "In order to submit via AJAX, you need to set a custom key" }],
  },
  Basin: { type: "json", has: { topic: "" }, accepts: [200, {}], refuses: [422, {}] },
  "Netlify Forms": {
    type: "x-www-form-urlencoded",
    has: { "form-name": "contact", topic: "" },
    accepts: [200, "<title>Home</title>", { "X-Nf-Request-Id": "01J" }],
    refuses: [404, "Not found"],
  },
  "n8n, Make, Power Automate": {
    type: "json",
    accepts: [200, { message: "Workflow was started" }],
    refuses: [404, { message: "This webhook is not registered" }],
  },
  Zapier: {
    type: "x-www-form-urlencoded",
    accepts: [200, { status: "success" }],
    refuses: [410, { status: "gone" }],
  },
  "Your own handler": {
    type: "json",
    accepts: [200, { ok: true }],
    refuses: [503, { ok: false, error: "The mail server doesn't answer" }],
  },
};

let answer: Answer = "none";
const requests: Message[] = [];
const server = createServer(async (request, response) => {
  const body = await text(request);
  const { method = "", headers } = request;
  const type = headers["content-type"] ?? "";
  const message = type.includes("json")
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  requests.push({ ...message, method, type });
  if (answer === "none") return response.socket?.destroy();
  const [status, said, more] = answer;
  response.writeHead(status, more).end(typeof said === "string" ? said : JSON.stringify(said));
});
let service: Awaited<ReturnType<typeof served>>;

beforeAll(async () => {
  service = await served(server);
});
afterAll(() => service.stop());
beforeEach(() => {
  requests.length = 0;
});

/** Posts a message with a record, and returns what the form would be told. */
const post = (record: Sending, how: Answer): Promise<boolean | "rejected"> => {
  answer = how;
  const here = { ...record, address: service.address as Delivery["address"] };
  return send(here, values, { honeypot: "", secondsToSubmit: 30 }).catch(() => "rejected");
};

const page = "<!doctype html><title>Sign in</title>";
const thanks = { Location: "/thanks" };

test("docs/delivery.md has a record for each service", () => {
  expect([...records.keys()]).toEqual(Object.keys(services));
});

describe.each(Object.entries(services))("%s", (name, { type, has, accepts, refuses }) => {
  const record: Sending = records.get(name) ?? { encoding: "json" };

  test("a message arrives as documented, once, and a refused one is known as such", async () => {
    expect(await post(record, accepts)).toBe(true);
    expect(requests).toMatchObject([{ ...values, ...has, type: `application/${type}` }]);
    expect("idempotencyKey" in (requests[0] ?? {})).toBe(name === "Your own handler");
    expect(await post(record, refuses)).toBe(false);
    expect(requests).toHaveLength(2);
  });

  test("no header but Content-Type needs the service's permission", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await post(record, accepts);
    const { headers } = fetched.mock.lastCall?.[1] ?? {};
    fetched.mockRestore();
    expect([...new Headers(headers).keys()]).toEqual(["accept", "content-type"]);
  });

  test("a redirect, a page and a broken answer are no thanks, and nothing goes twice that has no key", async () => {
    for (const status of [301, 302, 303]) {
      expect(await post(record, [status, "", thanks]), `${status}`).toBe(false);
    }
    expect(await post(record, [200, page]), "of a gateway or of another host").toBe(false);
    expect(requests.map(({ method }) => method)).toEqual(Array(4).fill("POST"));
    expect(await post(record, "none")).toBe("rejected");
    const keys = requests.slice(4).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(record.ownHandler ? 2 : 1);
    expect(new Set(keys).size).toBe(1);
  });
});

test("a redirect is thanks where the record says so", async () => {
  const record = { encoding: "form", arrived: "redirect" } as const;
  expect(await post(record, [303, "", thanks])).toBe(true);
  expect(await post(record, [200, page])).toBe(false);
  expect(requests).toHaveLength(2);
  // As browsers show one.
  const opaque = Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" });
  expect(hasArrived(opaque, "", "redirect")).toBe(true);
});

const flags = ["ok", "success", "status"];
const saying = (values: readonly unknown[]) =>
  flags.flatMap((flag) => values.map((value) => JSON.stringify({ [flag]: value, message: "" })));

/** Texts of answers with status 200, and whether they say that a message has arrived. */
const texts = {
  false: [
    ...[page, `\n\ufeff<html>${page}`, "Warning: no mailer[0]<br />", "<?xml version='1.0'?><no/>"],
    ...["false", "null", "0", " error\n", '{"error":"Unknown form"}', '{"error":{"code":7}}'],
    '{"success":true,"errors":["Captcha"]}',
    ...['"false"', '[{"success":false}]', "[false]", '{"Success":false}', '{"ERROR":"x"}'],
    ...['{"Result":"Not sent"}', '{"errors":{"email":"?"}}', '{"error":["Нет"]}'],
    ...saying([false, "false", 0, "0", null, "no", "error", "FAILED", "mail_failed", 422, "500"]),
    ...saying(["unauthorized", "Forbidden", "not_sent", "not-found", "unavailable", "undelivered"]),
  ],
  true: [
    ...["", "ok", "Accepted", "1", "1 < 2: no error, thanks", "[]", '{"message":"<p>Thanks</p>"}'],
    ...["null", '""', "[]", "{}", '"none"', '[""]', "false"].map(
      (no) => `{"success":true,"error":${no},"Errors":${no}}`,
    ),
    ...['"ok"', '[{"success":true}]', '{"result":"note"}'],
    ...saying([true, "true", 1, 200, "OK", "success", "mail_sent", "no_error"]),
    ...saying(["under_review", "unassigned", "unread", "unique"]),
  ],
};

test("where the record names nothing, a page and what says no are no arrival, of whatever type", async () => {
  for (const [said, bodies] of Object.entries(texts)) {
    for (const body of bodies) {
      for (const type of ["text/html", "text/plain", "application/json"]) {
        const response = new Response(body, { headers: { "Content-Type": type } });
        expect(`${hasArrived(response, body, undefined)}`, body).toBe(said);
      }
    }
  }
  for (const status of [201, 202, 204, 205]) {
    expect(hasArrived(new Response(null, { status }), "", undefined)).toBe(true);
  }
});

test("an answer that a redirect led to is no arrival", () => {
  const response = Object.defineProperty(new Response("ok"), "redirected", { value: true });
  expect(hasArrived(response, "ok", undefined)).toBe(false);
});
