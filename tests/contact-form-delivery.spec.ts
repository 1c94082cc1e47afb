/* The form of a site with an endpoint: contact-form.spec.ts and drafts.spec.ts have what is the same without one. */
import { execFile } from "node:child_process";
import type { ServerResponse } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { darkScheme } from "../site/brand";
import { notSent, sending, sent } from "../site/words/contact-form";
import { messageFailed } from "../site/words/notices";
import { routes } from "../src/lib/routes";
import { expectNoViolations } from "./axe";
import {
  arrive,
  contact,
  expect,
  expectPage,
  goHome,
  headerEnd,
  holdScript,
  home,
  homeLink,
  restingPlace,
  takenOver,
} from "./fixtures";
import {
  arriveWithStoppedClock,
  emptyOf,
  expectNoStatus,
  expectPhoneAndMail,
  expectThanks,
  expectValues,
  field,
  form,
  longField,
  messageOf,
  sendButton,
  status,
  write,
} from "./form";
import { endpoint, fields, folder } from "./full-site";
import { type Receiver, test } from "./full-site-fixtures";

// Not in parallel, because all tests share one build and one endpoint.
test.describe.configure({ mode: "default" });

const message = messageOf(fields);
const empty = emptyOf(fields);

/** The button, also of a form that is being sent. */
const button = (page: Page) => page.locator("main form button");
const isSending = (page: Page) =>
  expect(button(page).locator(`[data-words="${sending.label}"]`)).toBeVisible();
const alert = (page: Page) => page.getByRole("alert");

/** Opens the contact page with a stopped clock, fills in the form and submits it. */
async function send(page: Page) {
  await arriveWithStoppedClock(page);
  await write(page, message);
  await button(page).click();
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

async function expectFailure(page: Page) {
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText(notSent.failure);
  await expectPhoneAndMail(alert(page));
  await expectNoStatus(page);
  await expect(sendButton(page)).toBeEnabled();
  await expectValues(page, message);
  for (const { name } of fields) await expect(field(page, name)).toBeEditable();
}

/** Delays responses until `release` is called. */
function hold(receiver: Receiver, code = 200) {
  let release = () => {};
  receiver.answer((response) => {
    release = () => response.writeHead(code).end("{}");
  });
  return { release: () => release() };
}

test("a message arrives once and is announced meanwhile", async ({ page, receiver }) => {
  // Plain http has none.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  const { release } = hold(receiver);
  await send(page);
  await isSending(page);
  await expect(status(page)).toHaveText(sending.status, { useInnerText: true });
  await expect(status(page).locator(":focus")).toHaveCount(1);
  await page.locator("main form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect.poll(() => receiver.received.length).toBe(1);
  await expectValues(page, message);
  release();
  await expect(status(page).locator(":focus")).toContainText(sent.thanks, { useInnerText: true });
  expect(messages(receiver)).toEqual([
    {
      ...message,
      topic: "",
      secondsToSubmit: expect.any(Number),
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
  await page.clock.runFor(3000);
  await expectNoStatus(page);
  await expectValues(page, empty);

  await write(page, message);
  await sendButton(page).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  await homeLink(page).focus();
  release();
  await expectThanks(page);
  await expect(homeLink(page)).toBeFocused();
  expect(keys(receiver), "a message written again is another").toHaveLength(2);
});

test("a message is sent while another page is open, which says if it failed", async ({
  page,
  receiver,
}) => {
  await arrive(page, contact.path);
  for (const code of [500, 204]) {
    const { release } = hold(receiver, code);
    const posts = receiver.received.length + 1;
    await write(page, message);
    await button(page).click();
    await expect.poll(() => receiver.received.length).toBe(posts);
    await goHome(page);
    await page.goBack();
    await isSending(page);
    await expectValues(page, message);
    await goHome(page);
    await page.evaluate(() => history.replaceState({ ...history.state, own: "kept" }, ""));
    const answered = page.waitForResponse(endpoint);
    release();
    await answered;
    await restingPlace(page);
    expect(await page.evaluate(() => history.state?.own), "another page's state").toBe("kept");
    const notice = page.getByRole("dialog", { name: messageFailed.heading });
    if (code === 500) {
      await expect(notice).toContainText(messageFailed.text);
      await notice.getByRole("link", { name: messageFailed.back }).click();
      await expectPage(page, contact);
    } else await page.goBack();
    await expect(notice).toHaveCount(0);
    await expect(alert(page)).toBeVisible({ visible: code === 500 });
    await expectValues(page, code === 500 ? message : empty);
  }
});

test("a long message arrives although the visitor closes the page at once", async ({
  page,
  receiver,
}) => {
  // The browser asks the endpoint first, which takes a while.
  receiver.delayPermission(500);
  await arrive(page, contact.path);
  await write(page, message);
  await field(page, longField).fill("é".repeat(20_000));
  await button(page).click();
  await isSending(page);
  await page.close();
  await expect.poll(() => receiver.received.length).toBe(1);
});

test("a message ends on the thanks page that the record names", async ({ page, receiver }) => {
  const thanks = routes.find(({ target }) => target !== "contact" && target !== "home") ?? home;
  // The build has none: this is what the scripts of one with a thanks page say.
  let changed = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("ownHandler:!0", (record) => {
      changed++;
      return `${record},thanks:{page:"${thanks.target}"}`;
    });
    await route.fulfill({ response, body });
  });
  await arrive(page, contact.path);
  await write(page, message);
  await button(page).click();
  await expectPage(page, thanks);
  // The next page may load the script, too.
  expect(changed).toBeGreaterThan(0);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toContain(
    thanks.path,
  );
  expect(receiver.received).toHaveLength(1);
  await page.goBack();
  await expectPage(page, contact);
  await expectValues(page, empty);
});

test("npm run check:delivery says whether a message arrives", async ({ receiver }) => {
  const check = () =>
    new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        ["--import", "tsx", "scripts/check-delivery.ts"],
        { cwd: folder },
        (_, output) => resolve(output),
      );
    });
  expect(await check()).toContain(`${endpoint} says that the message arrived`);
  expect(messages(receiver)).toMatchObject([{ name: "Test of the contact form" }]);
  receiver.answer((response) => response.writeHead(403).end("Captcha is on"));
  expect(await check()).toContain("403 Captcha is on");
});

test("the form waits 10 s for a response, also where a wrapped fetch can't be ended", async ({
  page,
  receiver,
}) => {
  const responses: ServerResponse[] = [];
  receiver.answer((response) => responses.push(response));
  await send(page);
  for (const posts of [1, 2]) {
    await expect.poll(() => responses.length).toBe(posts);
    await expect(alert(page)).toHaveCount(0);
    await page.clock.runFor(9999);
    await isSending(page);
    await page.clock.runFor(1);
    await expectFailure(page);
    // As scripts that watch requests do.
    await page.evaluate(() => {
      const send = fetch;
      window.fetch = (address, options) => send(address, { ...options, signal: null });
    });
    responses[posts - 1]?.socket?.destroy();
    await sendButton(page).click();
  }
  await expect.poll(() => responses.length).toBe(3);
  responses[2]?.writeHead(204).end();
  await expectThanks(page);
  expect(receiver.received, "no second attempt after the time").toHaveLength(3);
  expect(keys(receiver)).toHaveLength(1);
});

test("on a phone nothing moves while a message is sent, and neither the thanks nor the label of a field to fill in is behind the header", async ({
  page,
  receiver,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await arrive(page, contact.path);
  const scrollUnderHeader = (what: Locator) =>
    what.evaluate((one) => {
      scrollTo({ top: one.getBoundingClientRect().top + scrollY - 20, behavior: "instant" });
    });
  const { name = "" } = fields.find(({ missing }) => missing !== undefined) ?? {};
  const label = page.locator(`main form label[for="field-${name}"]`);
  await scrollUnderHeader(label);
  await button(page).press("Enter");
  await expect(field(page, name)).toBeFocused();
  const top = async () => (await label.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(await headerEnd(page));
  await write(page, message);
  const { release } = hold(receiver, 204);
  await button(page).click();
  await isSending(page);
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect(button(page)).toBeInViewport();
  await scrollUnderHeader(page.locator("main form"));
  release();
  await expectThanks(page);
  for (const words of [sent.thanks, sent.confirmation, ...sent.nextSteps])
    await expect(page.getByText(words, { exact: true })).toBeInViewport();
});

test("a message left before it has arrived is there again, with its key", async ({
  page,
  receiver,
}) => {
  await arrive(page, contact.path);
  await write(page, message);
  for (const [how, leave] of [
    ["by a reload", () => page.reload()],
    [
      "in the app",
      async () => {
        await goHome(page);
        await page.reload();
        await page.goBack();
      },
    ],
  ] as const) {
    await test.step(how, async () => {
      hold(receiver, 503);
      const posts = receiver.received.length + 1;
      await button(page).click();
      await expect.poll(() => receiver.received.length).toBe(posts);
      await leave();
      await expectValues(page, message);
      await takenOver(page);
    });
  }
  receiver.answer((response) => response.writeHead(503).end());
  await sendButton(page).click();
  await expectFailure(page);
  receiver.answer((response) => response.writeHead(204).end());
  // Home has the form, too.
  await goHome(page);
  await expectValues(page, message);
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(4);
  expect(keys(receiver)).toHaveLength(1);
});

test("a message that's refused, lost or broken by a script can be sent again, and a lost one is at once", async ({
  page,
  context,
  receiver,
}) => {
  await arrive(page, contact.path);
  await write(page, message);
  // tests/unit/delivery.test.ts has all that an endpoint may answer.
  receiver.answer((response) => response.writeHead(200).end('{"ok":false}'));
  await sendButton(page).click();
  await expectFailure(page);
  expect(receiver.received, "a refusal is an answer").toHaveLength(1);
  // As browsers see an endpoint that doesn't know the site.
  receiver.answer((response) =>
    response.writeHead(200, { "Access-Control-Allow-Origin": "null" }).end(),
  );
  await sendButton(page).click();
  await expectFailure(page);
  expect(receiver.received).toHaveLength(3);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectFailure(page);
  await context.setOffline(false);
  const original = await page.evaluateHandle(() => Blob);
  await page.evaluate(() =>
    Reflect.set(window, "Blob", () => {
      throw new Error("An extension broke it");
    }),
  );
  await sendButton(page).click();
  await expectFailure(page);
  await page.evaluate((blob) => Reflect.set(window, "Blob", blob), original);
  expect(receiver.received).toHaveLength(3);

  expect(keys(receiver)).toHaveLength(1);

  // Only the first attempt fails.
  receiver.answer((response) => {
    receiver.answer((next) => next.writeHead(201).end());
    response.socket?.destroy();
  });
  await field(page, longField).fill("Other words");
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(5);
  expect(keys(receiver), "other words are another message").toHaveLength(2);
});

const honeypot = (page: Page) => page.locator("form [name=topic]");

/** Sets how long ago the document was opened, ms. */
const openedAgo = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    performance.now = () => time;
  }, milliseconds);

test("a filled honeypot drops a message within 3 s, no later one; people and autofill don't find it", async ({
  page,
  receiver,
}) => {
  await arriveWithStoppedClock(page);
  for (const [filled, age, posts] of [
    ["https://spam.example", 2999, 0],
    ["https://spam.example", 3000, 1],
    ["", 800, 2],
  ] as const) {
    await write(page, message);
    await honeypot(page).evaluate((element: HTMLInputElement, value) => {
      element.value = value;
    }, filled);
    await openedAgo(page, age);
    await sendButton(page).click();
    await expectThanks(page);
    expect(receiver.received).toHaveLength(posts);
    await page.clock.runFor(3000);
    await expectNoStatus(page);
  }
  expect(messages(receiver)).toMatchObject([
    { ...message, topic: "https://spam.example", secondsToSubmit: 3 },
    { ...message, topic: "", secondsToSubmit: 1 },
  ]);

  await expect(form(page).locator("[name]:not([tabindex='-1'])")).toHaveCount(fields.length);
  await expect(form(page).getByRole("textbox")).toHaveCount(
    fields.filter(({ kind }) => /text|email|tel|lines/.test(kind)).length,
  );
  await button(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("form :focus")).toHaveCount(0);
  // Chromium and password managers choose fields by their autocomplete token and, where that is "off" or missing, by
  // words in name, id and label. They fill hidden fields too.
  const { token, words } = await honeypot(page).evaluate((input: HTMLInputElement) => ({
    token: input.autocomplete,
    words: [input.name, input.id, ...[...(input.labels ?? [])].map((l) => l.textContent)].join(),
  }));
  expect(["", "off"]).toContain(token);
  expect(words).not.toMatch(
    /name|mail|phone|tel|mobile|fax|company|business|organi[sz]ation|address|street|suite|city|town|state|county|region|zip|postal|code|country|location|web|site|url|link|title|user|login|pass|birth|search|number/i,
  );
});

/** Fills in and submits the form before its script has loaded. */
async function sendEarly(page: Page) {
  await page.goto(contact.path, { waitUntil: "commit" });
  await write(page, message);
  await button(page).click();
  await isSending(page);
}

test("an early submit is shown as sending and delivered once", async ({ page, receiver }) => {
  // Older browsers have no properties for ARIA.
  await page.addInitScript(() => {
    const names = Object.getOwnPropertyNames(Element.prototype);
    for (const name of [...names.filter((one) => one.startsWith("aria")), "role"]) {
      Reflect.deleteProperty(Element.prototype, name);
    }
  });
  const script = await holdScript(page);
  await sendEarly(page);
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await button(page).click();
  expect(receiver.received).toEqual([]);
  script.release();
  await expectThanks(page);
  expect(messages(receiver)).toMatchObject([message]);
  await expect(page).toHaveURL(contact.path);
});

/** Expects one message as a browser posts it without the script, with the honeypot empty. */
function expectPlainFields({ received: [post, ...more] }: Receiver) {
  expect(more).toEqual([]);
  expect(post?.type).toMatch(/^application\/x-www-form-urlencoded\b/);
  const values = new URLSearchParams(post?.body.replaceAll("%0D%0A", "%0A"));
  expect(Object.fromEntries(values)).toEqual({ ...message, topic: "" });
}

test("an early submit is posted when a link leaves the page, unless something is missing", async ({
  page,
  receiver,
}) => {
  await holdScript(page);
  await page.goto(contact.path);
  await button(page).click();
  await isSending(page);
  await homeLink(page).click();
  await expectPage(page, home);
  await sendEarly(page);
  await homeLink(page).click();
  await expectPage(page, home);
  await expect.poll(() => receiver.received.length).toBe(1);
  expectPlainFields(receiver);
});

/** Submits the form of a page, which the browser itself then posts, at once or after something has happened. */
async function expectPlainPost(
  page: Page,
  receiver: Receiver,
  path: string,
  happen = async () => {},
) {
  receiver.answer((response) => response.end("Got it"));
  await page.goto(path);
  await write(page, message);
  await button(page).click();
  await happen();
  await expect(page).toHaveURL(endpoint);
  await expect(page.locator("body")).toHaveText("Got it");
  expectPlainFields(receiver);
}

test("a form whose script gets no answer is posted after 8 s", async ({ page, receiver }) => {
  await page.clock.install();
  await holdScript(page, /\/assets\/contact-[\w-]+\.js$/);
  await expectPlainPost(page, receiver, contact.path, async () => {
    await isSending(page);
    await page.clock.runFor(8000);
  });
});

test("a form that the browser has posted can be written in after Back", async ({
  page,
  receiver,
}) => {
  await page.clock.install();
  await page.route(/start-app/, (route) => route.abort());
  // Without a page, because Playwright's Chromium keeps none for Back: the event is made here.
  receiver.answer((response) => response.writeHead(204).end());
  await page.goto(contact.path);
  await write(page, message);
  await button(page).click();
  await expect(page.locator("main form[inert]")).toHaveCount(1);
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
  await expect(page.locator("main form[inert]")).toHaveCount(0);
  await page.clock.runFor(8000);
  await expect(alert(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser posts the form", ({ page, receiver }) =>
    expectPlainPost(page, receiver, contact.path));
});

test("the form passes axe in each state", async ({ page, receiver }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const { release } = hold(receiver, 503);
  await arrive(page, contact.path);
  await button(page).click();
  await expect(form(page).locator("[aria-invalid=true]")).not.toHaveCount(0);
  // Else the browser's own parts of fields and its scroll bars are light.
  if (darkScheme) await expect(page.locator("main form")).toHaveCSS("color-scheme", "dark");
  await expectNoViolations(page, "form", "errors");
  await write(page, message);
  await button(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await expectNoViolations(page, "form", "sending");
  release();
  await expectFailure(page);
  await expectNoViolations(page, "main", "failed");
  receiver.answer((response) => response.writeHead(204).end());
  await sendButton(page).click();
  await expectThanks(page);
  await expectNoViolations(page, "main", "sent");
});
