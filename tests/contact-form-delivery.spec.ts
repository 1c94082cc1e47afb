import type { Page } from "@playwright/test";
import { sending, sent } from "../src/contact/content";
import { fields } from "../src/contact/fields";
import { analyticsHosts } from "../src/site/analytics";
import { company } from "../src/site/company";
import { routes } from "../src/site/routes";
import { addAxe, expectNoViolations } from "./axe";
import { pageAt } from "./dist-page";
import { translate } from "./document-changes";
import { test } from "./endpoint-fixtures";
import { arrive, expect, holdScript } from "./fixtures";
import {
  expectNoStatus,
  expectValues,
  field,
  form,
  message,
  sendButton,
  status,
  write,
} from "./form";
import { contactPath, footerLink, otherPage } from "./reading";
import { allowances, type Receiver } from "./receiver";
import { endpoint } from "./site-with-endpoint";

// Not in parallel, because all tests share one build and one endpoint.
test.describe.configure({ mode: "default" });

/** The pages with the form. */
const formPaths = routes
  .map(({ path }) => path)
  .filter((path) => pageAt(path).main.querySelector("form"));

const button = (page: Page) => page.locator("form button");
const isSending = (page: Page) =>
  expect(page.locator("form button").getByText(sending.label)).toBeVisible();
const alert = (page: Page) => page.getByRole("alert");

/** Opens Contact with a stopped clock, fills in the form and submits it. */
async function send(page: Page) {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, contactPath);
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
  await write(page);
  await button(page).click();
}

/** Lets the time of the thanks pass, so that the empty form is back. */
async function endThanks(page: Page) {
  await page.clock.runFor(3000);
  await expectNoStatus(page);
}

/** The messages that a receiver got as JSON. */
const messages = ({ received }: Receiver) =>
  received.map(({ type, body }) => {
    expect(type).toBe("application/json");
    return JSON.parse(body) as Record<string, string>;
  });

const keys = (receiver: Receiver) => [
  ...new Set(messages(receiver).map(({ idempotencyKey }) => idempotencyKey)),
];

async function expectThanks(page: Page) {
  await expect(status(page).locator(":focus")).toContainText(sent.thanks, { useInnerText: true });
  await expect(status(page)).toContainText(sent.confirmation, { useInnerText: true });
  await expect(form(page)).toBeHidden();
  await expect(alert(page)).toHaveCount(0);
}

async function expectFailure(page: Page) {
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("couldn't send your message");
  await expect(alert(page)).toContainText("Try again");
  for (const { text, href } of [company.phone, company.email]) {
    await expect(alert(page).getByRole("link", { name: text })).toHaveAttribute("href", href);
  }
  await expectNoStatus(page);
  await expect(sendButton(page)).toBeEnabled();
  await expectValues(page, message);
  for (const { name } of fields) await expect(field(page, name)).toBeEditable();
}

/** Delays a response until `release` is called. */
function hold(receiver: Receiver, site: string) {
  let release = () => {};
  receiver.answer((response) => {
    release = () => response.writeHead(200, allowances(site)).end("{}");
  });
  return { release: () => release() };
}

test("a message arrives, thanks are shown for 3000 ms, and focus that moved elsewhere stays there", async ({
  page,
  receiver,
  site,
}) => {
  await send(page);
  await expectThanks(page);
  expect(messages(receiver)).toEqual([
    {
      ...message,
      topic: "",
      secondsToSubmit: expect.any(Number),
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
  await page.clock.runFor(2999);
  await expectThanks(page);
  await page.clock.runFor(1);
  await expectNoStatus(page);
  await expect(form(page)).toBeFocused();
  await expectValues(page);

  const { release } = hold(receiver, site);
  await write(page);
  await sendButton(page).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  const link = footerLink(page, otherPage.path);
  await link.focus();
  release();
  await expect(status(page)).toContainText(sent.thanks, { useInnerText: true });
  await expect(link).toBeFocused();
  expect(keys(receiver), "a message written again is another").toHaveLength(2);
});

test("sending is shown and announced, and the message cannot be sent twice", async ({
  page,
  receiver,
  site,
}) => {
  const { release } = hold(receiver, site);
  await send(page);
  await isSending(page);
  await expect(status(page)).toHaveText(sending.status, { useInnerText: true });
  await expect(status(page).locator(":focus")).toHaveCount(1);
  await expect(page.locator("form")).toHaveJSProperty("inert", true);
  await page.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect(field(page, "message")).toHaveValue(message.message);
  release();
  await expectThanks(page);
  await expect(field(page, "message")).toHaveValue("");
  expect(receiver.received).toHaveLength(1);
});

test("a message sent while another page is open leaves an empty form, or says that it failed", async ({
  page,
  receiver,
  site,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  await arrive(page, contactPath);
  const visitOther = async () => {
    await footerLink(page, otherPage.path).click();
    await expect(page).toHaveTitle(otherPage.title);
  };
  const typed = field(page, "message");
  for (const status of [500, 204]) {
    let respond = () => {};
    receiver.answer((response) => {
      respond = () => response.writeHead(status, allowances(site)).end();
    });
    const sent = receiver.received.length + 1;
    await write(page);
    await button(page).click();
    await expect.poll(() => receiver.received.length).toBe(sent);
    await visitOther();
    await page.goBack();
    await isSending(page);
    await expect(typed).toHaveValue(message.message);
    await visitOther();
    const answered = page.waitForResponse(endpoint);
    respond();
    await answered;
    await page.goBack();
    await expect(alert(page)).toBeVisible({ visible: status === 500 });
    await expect(typed).toHaveValue(status === 500 ? message.message : "");
  }
});

test("the form waits 10 s for a response; then the same message can be sent again", async ({
  page,
  receiver,
  site,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  const { release } = hold(receiver, site);
  await send(page);
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.clock.runFor(9999);
  await isSending(page);
  await page.clock.runFor(1);
  await expectFailure(page);
  expect(receiver.received).toHaveLength(1);

  await sendButton(page).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  await expect(alert(page)).toHaveCount(0);
  release();
  await expectThanks(page);
  expect(keys(receiver)).toHaveLength(1);
});

test("a refused message can be sent again, and any 2xx is a success", async ({
  page,
  receiver,
  site,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  const answerWith = (status: number) =>
    receiver.answer((response) =>
      response
        .writeHead(status, { ...allowances(site), "Content-Type": "application/json" })
        .end("<!doctype html><p>{{ message }}"),
    );
  answerWith(422);
  await send(page);
  await expectFailure(page);
  expect(receiver.received, "a refusal is an answer").toHaveLength(1);
  answerWith(500);
  await sendButton(page).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  await expectFailure(page);
  expect(keys(receiver)).toHaveLength(1);

  answerWith(202);
  await field(page, "message").fill("Other words");
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(3);
  expect(keys(receiver), "other words are another message").toHaveLength(2);
});

/** Failures of the endpoint: name and handler. */
const nonsense: ReadonlyArray<
  [string, (...of: [...Parameters<Parameters<Receiver["answer"]>[0]>, string]) => unknown]
> = [
  ["hangs up", (response) => response.socket?.destroy()],
  ["talks gibberish", (response) => response.socket?.end("GIBBERISH \u0000\r\n\r\n")],
  [
    "stops in mid-answer",
    (response, _, site) =>
      response.socket?.end(
        `HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: ${site}\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nYour mess`,
      ),
  ],
  [
    "sends the browser in circles",
    (response, { url }, site) =>
      response.writeHead(307, { ...allowances(site), Location: url }).end(),
  ],
  ["does not know the site", (response) => response.writeHead(200).end()],
];

test("a message without a complete response is sent twice, then shown as not sent, and can be sent again", async ({
  page,
  receiver,
  site,
  watch,
}) => {
  watch.expectMessage(/^error: (?:Failed to load resource|Access to fetch)/);
  let sent = 0;
  for (const [what, answer] of nonsense) {
    await test.step(`the endpoint ${what}`, async () => {
      receiver.answer((response, request) => answer(response, request, site));
      await (sent === 0 ? send(page) : sendButton(page).click());
      await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(sent + 2);
      await expectFailure(page);
      sent = receiver.received.length;
    });
  }
  expect(keys(receiver)).toHaveLength(1);

  // Only the first attempt fails.
  receiver.answer((response) => {
    receiver.answer((next) => next.writeHead(201, allowances(site)).end());
    response.socket?.destroy();
  });
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(sent + 2);
  expect(keys(receiver)).toHaveLength(1);
});

test("a message to an endpoint that is down is shown as not sent, and arrives when it is up again", async ({
  page,
  receiver,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  const attempts: string[] = [];
  page.on("request", (request) => {
    if (request.url() === endpoint) attempts.push(request.postDataJSON().idempotencyKey);
  });
  await receiver.close();
  await send(page);
  await expectFailure(page);
  expect(attempts).toHaveLength(2);

  await receiver.open();
  await sendButton(page).click();
  await expectThanks(page);
  expect(new Set([...attempts, ...keys(receiver)]).size).toBe(1);
});

test("a message sent offline keeps its values and arrives when sent again online", async ({
  page,
  receiver,
  context,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  await page.clock.install();
  await arrive(page, formPaths.at(0) ?? contactPath);
  await write(page);
  await context.setOffline(true);
  await button(page).click();
  await expectFailure(page);
  await context.setOffline(false);
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(1);
});

/** Sets how long ago the document was opened, ms. */
const openedAgo = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    performance.now = () => time;
  }, milliseconds);

async function fillHoneypot(page: Page) {
  await page.locator("form [name=topic]").evaluate((element: HTMLInputElement) => {
    element.value = "https://spam.example";
  });
}

test("a message within 3 s with a filled honeypot is dropped; with one of these signals it is sent", async ({
  page,
  receiver,
}) => {
  await send(page);
  await expectThanks(page);
  await endThanks(page);
  expect(receiver.received).toHaveLength(1);

  await write(page);
  await fillHoneypot(page);
  await openedAgo(page, 2999);
  await sendButton(page).click();
  await expectThanks(page);
  await endThanks(page);
  expect(receiver.received, "both signals").toHaveLength(1);

  await write(page);
  await fillHoneypot(page);
  await openedAgo(page, 3000);
  await sendButton(page).click();
  await expectThanks(page);
  expect(messages(receiver).at(-1)).toMatchObject({
    ...message,
    topic: "https://spam.example",
    secondsToSubmit: 3,
  });
});

test("the honeypot is invisible, hidden from screen readers and Tab, and matches no autofill pattern", async ({
  page,
  receiver,
}) => {
  await arrive(page, contactPath);
  await expect(form(page).getByRole("textbox")).toHaveCount(fields.length);
  await expect(page.locator("form [name=topic]")).toHaveAttribute("autocomplete", "off");
  await button(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("form :focus")).toHaveCount(0);
  await expect(page.locator("form")).toHaveJSProperty(
    "scrollWidth",
    await page.locator("form").evaluate(({ clientWidth }) => clientWidth),
  );

  await openedAgo(page, 800);
  await field(page, "message").fill(message.message);
  // Chromium and password managers choose fields by their autocomplete token and, where that is
  // "off" or missing, by words in name, id and label. They fill hidden fields too. So a field that
  // matches nothing here stays empty.
  const filled = await page.locator("form").evaluate((form: HTMLFormElement) => {
    const known =
      /name|mail|phone|tel|mobile|fax|company|business|organi[sz]ation|address|street|suite|city|town|state|county|region|zip|postal|code|country|location|web|site|url|link|title|user|login|pass|birth|search|number/i;
    const values: Record<string, string> = {
      name: "Ada Byron",
      email: "ada@example.org",
      organization: "Engines Ltd",
      tel: "+1 314 555 0199",
    };
    return [...form.querySelectorAll("input")]
      .filter(({ autocomplete, name, id, labels }) =>
        autocomplete && autocomplete !== "off"
          ? true
          : known.test(`${name} ${id} ${[...(labels ?? [])].map((label) => label.textContent)}`),
      )
      .map((control) => {
        control.value = values[control.autocomplete] ?? "https://ada.example";
        control.dispatchEvent(new Event("input", { bubbles: true }));
        control.dispatchEvent(new Event("change", { bubbles: true }));
        return control.name;
      });
  });
  expect(filled).toEqual(fields.filter(({ multiline }) => !multiline).map(({ name }) => name));
  await button(page).click();
  await expectThanks(page);
  expect(messages(receiver)).toMatchObject([{ ...message, topic: "", secondsToSubmit: 1 }]);
});

test("a message arrives without crypto.randomUUID, and an exception is shown as a failure", async ({
  page,
  receiver,
}) => {
  await page.addInitScript(() => {
    // On plain http, except on localhost, browsers have no randomUUID.
    Object.defineProperty(crypto, "randomUUID", { value: undefined });
  });
  await send(page);
  await expectThanks(page);
  await endThanks(page);
  expect(receiver.received).toHaveLength(1);

  // Every browser has getRandomValues; without it, sending throws.
  await page.evaluate(() => {
    Object.defineProperty(crypto, "getRandomValues", { value: undefined });
  });
  await write(page);
  await sendButton(page).click();
  await expectFailure(page);
  expect(receiver.received).toHaveLength(1);
});

test("a submit before the script has loaded shows that it is being sent, and is delivered once", async ({
  page,
  receiver,
}) => {
  const script = await holdScript(page);
  await page.goto(contactPath, { waitUntil: "commit" });
  await write(page);
  await button(page).click();
  await isSending(page);
  await button(page).click();
  await translate(page);
  script.release();
  await expectThanks(page);
  expect(messages(receiver)).toMatchObject([message]);
  await expect(page).toHaveURL(contactPath);
});

test("a submit before the script has loaded is posted when a link leaves the page", async ({
  page,
  receiver,
}) => {
  await holdScript(page);
  await page.goto(contactPath, { waitUntil: "commit" });
  await write(page);
  await button(page).click();
  await isSending(page);
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => receiver.received.length).toBe(1);
  expectPlainFields(receiver);
});

/** What a browser posts without the script: the values, and the honeypot empty. */
async function expectPlainPost(page: Page, receiver: Receiver, endpoint: string) {
  await expect(page).toHaveURL(endpoint);
  await expect(page.locator("body")).toHaveText("Got it");
  expectPlainFields(receiver);
}

function expectPlainFields(receiver: Receiver) {
  expect(receiver.received).toHaveLength(1);
  const [{ type, body } = { type: "", body: "" }] = receiver.received;
  expect(type).toMatch(/^application\/x-www-form-urlencoded\b/);
  const fields = Object.fromEntries(new URLSearchParams(body.replaceAll("%0D%0A", "%0A")));
  expect(fields).toEqual({ ...message, topic: "" });
}

test("a form whose script never loads is posted by the browser", async ({
  page,
  receiver,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  await page.route(/start-app/, (route) => route.abort());
  receiver.answer((response) => response.end("Got it"));
  await page.goto(contactPath);
  await write(page);
  await button(page).click();
  await expectPlainPost(page, receiver, endpoint);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of formPaths) {
    test(`the form of ${path} is posted by the browser`, async ({ page, receiver }) => {
      receiver.answer((response) => response.end("Got it"));
      await page.goto(path);
      await write(page);
      await button(page).click();
      await expectPlainPost(page, receiver, endpoint);
    });
  }
});

test.describe("axe", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ page }) => addAxe(page));

  test("the form has no violations while a message is being sent, after a failure, or sent", async ({
    page,
    receiver,
    site,
    watch,
  }) => {
    watch.expectMessage(/^error: Failed to load resource/);
    let refuse = () => {};
    receiver.answer((response) => {
      refuse = () => response.writeHead(503, allowances(site)).end();
    });
    await arrive(page, contactPath);
    await write(page);
    await button(page).click();
    await expect.poll(() => receiver.received.length).toBe(1);
    await expectNoViolations(page, "main");
    refuse();
    await expectFailure(page);
    await expectNoViolations(page, "main");
    receiver.answer((response) => response.writeHead(204, allowances(site)).end());
    await sendButton(page).click();
    await expect(status(page)).toContainText(sent.thanks, { useInnerText: true });
    await expectNoViolations(page, "main");
  });
});

test("the policy of every document allows requests to the endpoint and to no host but that of analytics", async ({
  page,
}) => {
  const { origin } = new URL(endpoint);
  for (const path of ["/", otherPage.path, contactPath, "/no-such-page"]) {
    const { "content-security-policy": policy } = (await page.request.get(path)).headers();
    expect(policy?.split("; ")).toEqual(
      expect.arrayContaining([
        ["connect-src 'self'", origin, ...analyticsHosts].join(" "),
        `form-action 'self' ${origin}`,
      ]),
    );
  }
});
