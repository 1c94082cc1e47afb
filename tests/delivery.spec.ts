/*
 * Each record of docs/delivery.md in a browser, against a server that answers as the service documents. The service
 * is on another origin, as in life; the script is the one that pages load.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { test as base, expect } from "@playwright/test";
import { build } from "vite";
import type { Delivery } from "../site/delivery";
import { docExamples } from "./doc-examples";
import { served } from "./served";

type Message = Readonly<Record<string, string>>;
type Answer = (response: ServerResponse, message: Message, request: IncomingMessage) => unknown;

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

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

/** What a service documents: what a message must have, and how it's accepted and refused. */
type Service = {
  readonly type: "application/json" | "application/x-www-form-urlencoded";
  readonly has: Message;
  readonly accepts: Answer;
  readonly refuses: Answer;
  /** Answers no preflight. */
  readonly noPreflight?: boolean;
};

const asJson = { type: "application/json", has: {} } as const;
const asForm = { type: "application/x-www-form-urlencoded", has: {} } as const;
const page200: Answer = (response) => response.writeHead(200).end("<title>Sign in</title>");

const services: Readonly<Record<string, Service>> = {
  Web3Forms: {
    type: "application/json",
    has: { access_key: "YOUR-ACCESS-KEY", botcheck: "" },
    accepts: json(200, { success: true, message: "Email sent" }),
    refuses: json(400, { success: false, message: "Invalid access key" }),
  },
  FormSubmit: {
    type: "application/json",
    has: { _subject: "Message from our website", _honey: "" },
    accepts: json(200, { success: "true", message: "The form was submitted successfully." }),
    refuses: json(200, { success: "false", message: "This form needs activation." }),
  },
  Formspree: {
    ...asJson,
    has: { _gotcha: "" },
    accepts: json(200, { ok: true, next: "/thanks" }),
    refuses: json(403, { error: "In order to submit via AJAX, you need to set a custom key" }),
  },
  Basin: { ...asJson, has: { topic: "" }, accepts: json(200, {}), refuses: json(422, {}) },
  "Netlify Forms": {
    ...asForm,
    has: { "form-name": "contact", topic: "" },
    accepts: (response) =>
      response.writeHead(200, { "X-Nf-Request-Id": "01J" }).end("<title>Home</title>"),
    refuses: (response) => response.writeHead(404).end("Not found"),
  },
  "n8n, Make, Power Automate": {
    ...asJson,
    accepts: json(200, { message: "Workflow was started" }),
    refuses: json(404, { message: "This webhook is not registered" }),
  },
  Zapier: {
    ...asForm,
    noPreflight: true,
    accepts: json(200, { status: "success" }),
    refuses: json(410, { status: "gone" }),
  },
  "Your own handler": {
    ...asJson,
    accepts: json(200, { ok: true }),
    refuses: json(503, { ok: false, error: "The mail server doesn't answer" }),
  },
};

type Receiver = {
  address: string;
  answer: Answer;
  noPreflight: boolean;
  readonly posts: Message[];
};

/** `post` sends a message, `values` by default, with a record to `receiver`, and returns what the form would be told. */
const test = base.extend<
  {
    receiver: Receiver;
    post: (record: Delivery, message?: Message) => Promise<boolean | "rejected">;
  },
  { script: string }
>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const built = await build({
        configFile: false,
        logLevel: "warn",
        resolve: { tsconfigPaths: true },
        build: {
          write: false,
          lib: { entry: "src/contact/post.ts", formats: ["iife"], name: "sending" },
        },
      });
      const [bundle] = [built].flat();
      if (!bundle || !("output" in bundle)) throw new Error("Nothing was bundled");
      await use(bundle.output[0].code);
    },
    { scope: "worker" },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  receiver: async ({}, use) => {
    const state = { answer: page200, noPreflight: false, posts: [] as Message[], address: "" };
    const server = createServer(async (request, response) => {
      response.setHeader("Connection", "close");
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Expose-Headers", "*");
      if (request.method === "OPTIONS") {
        if (!state.noPreflight) response.setHeader("Access-Control-Allow-Headers", "Content-Type");
        return response.writeHead(state.noPreflight ? 405 : 204).end();
      }
      const body = await text(request);
      if (request.method !== "POST") return response.end("A page");
      const type = request.headers["content-type"] ?? "";
      const message = type.includes("json")
        ? JSON.parse(body)
        : Object.fromEntries(new URLSearchParams(body));
      state.posts.push({ ...message, "content-type": type });
      return state.answer(response, message, request);
    });
    const { address, stop } = await served(server);
    state.address = `${address}/`;
    await use(state);
    stop();
  },

  post: async ({ page, receiver, script }, use) => {
    const site = createServer((_, response) => response.end("<title>A site</title>"));
    const { address, stop } = await served(site);
    await page.goto(address);
    await page.addScriptTag({ content: script });
    await use((record, message = values) =>
      page.evaluate(
        ([delivery, message]) =>
          (
            globalThis as unknown as {
              sending: { post: (...given: unknown[]) => Promise<boolean> };
            }
          ).sending
            .post(delivery, message, { honeypot: "", secondsToSubmit: 30 })
            .catch(() => "rejected" as const),
        [{ ...record, address: receiver.address }, message] as const,
      ),
    );
    stop();
  },
});

test("docs/delivery.md has a record for each service", () => {
  expect([...records.keys()]).toEqual(Object.keys(services));
});

const tried = new Set<string>();
for (const [name, service] of Object.entries(services)) {
  const record = records.get(name) ?? ({ address: "/", encoding: "json" } as const);
  const says = JSON.stringify([record.arrived, record.ownHandler]);

  test(`${name}: a message arrives as documented, once, and a refused one is known as such`, async ({
    post,
    receiver,
  }) => {
    receiver.noPreflight = service.noPreflight ?? false;
    receiver.answer = service.accepts;
    expect(await post(record)).toBe(true);
    expect(receiver.posts).toHaveLength(1);
    expect(receiver.posts[0]).toMatchObject({ ...values, ...service.has });
    expect(receiver.posts[0]?.["content-type"]).toContain(service.type);
    expect("idempotencyKey" in (receiver.posts[0] ?? {})).toBe(name === "Your own handler");

    receiver.answer = service.refuses;
    expect(await post(record)).toBe(false);
    expect(receiver.posts).toHaveLength(2);
  });

  // Once for all services whose answer is read in the same way.
  if (tried.has(says)) continue;
  tried.add(says);

  test(`${name}: a redirect, a page and a broken answer are no thanks, and nothing goes twice that has no key`, async ({
    post,
    receiver,
  }) => {
    receiver.noPreflight = service.noPreflight ?? false;
    for (const status of [301, 302, 303]) {
      receiver.answer = (response) => response.writeHead(status, { Location: "/thanks" }).end();
      expect(await post(record), `${status}`).toBe(false);
    }
    receiver.answer = page200;
    expect(await post(record), "a page of a gateway or of another host").toBe(false);
    const before = receiver.posts.length;
    receiver.answer = (response) => response.socket?.destroy();
    expect(await post(record)).toBe("rejected");
    const keys = receiver.posts.slice(before).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(record.ownHandler ? 2 : 1);
    expect(new Set(keys).size).toBe(1);
  });
}

test("a redirect is thanks where the record says so", async ({ post, receiver }) => {
  receiver.answer = (response) => response.writeHead(303, { Location: "/thanks" }).end();
  expect(await post({ address: "/", encoding: "form", arrived: "redirect" })).toBe(true);
  receiver.answer = page200;
  expect(await post({ address: "/", encoding: "form", arrived: "redirect" })).toBe(false);
});

test("a message arrives that is longer than what browsers send after the visitor has left", async ({
  post,
  receiver,
}) => {
  receiver.answer = json(200, {});
  const message = "long ".repeat(20_000);
  expect(await post({ address: "/", encoding: "json" }, { ...values, message })).toBe(true);
  expect(receiver.posts).toMatchObject([{ message }]);
});
