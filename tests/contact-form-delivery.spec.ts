/* What becomes of the messages of the contact form. */
import { execFile } from "node:child_process";
import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { messageFailed } from "../site/words/notices";
import { routes } from "../src/lib/routes";
import { arrive, contact, expect, expectPage, goHome, home, restingPlace } from "./fixtures";
import {
  alert,
  arriveWithStoppedClock,
  button,
  expectNoStatus,
  expectNotSent,
  expectThanks,
  expectValues,
  field,
  form,
  isSending,
  longField,
  message,
  sendButton,
  write,
} from "./form";
import { endpoint, fields, folder } from "./full-site";
import { test } from "./full-site-fixtures";

test("a message is sent while another page is open, which says if it failed", async ({
  page,
  receiver,
}) => {
  await arrive(page, contact.path);
  for (const code of [500, 204]) {
    const { release } = receiver.hold(code);
    const posts = receiver.received.length + 1;
    await write(page);
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
    await expectValues(page, code === 500 ? message : undefined);
  }
});

test("a long message arrives although the visitor closes the page at once", async ({
  page,
  receiver,
}) => {
  // The browser asks the endpoint first, which takes a while.
  receiver.delayPermission(500);
  await arrive(page, contact.path);
  await write(page);
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
  await write(page);
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
  await expectValues(page);
});

test("npm run check:delivery says whether a message arrives", async ({
  receiver,
  inbox: { address },
}) => {
  const check = () =>
    new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        ["--import", "tsx", "scripts/check-delivery.ts", "--to", address],
        { cwd: folder },
        (_, output) => resolve(output),
      );
    });
  expect(await check()).toContain(`${address}/ says that the message arrived`);
  expect(receiver.messages()).toMatchObject([{ name: "Test of the contact form" }]);
  receiver.answer((response) => response.writeHead(403).end("Captcha is on"));
  expect(await check()).toContain("403 Captcha is on");
});

test("the form waits 10 s for a response, also where a wrapped fetch can't be ended", async ({
  page,
  receiver,
}) => {
  const responses: ServerResponse[] = [];
  receiver.answer((response) => responses.push(response));
  await arriveWithStoppedClock(page);
  await write(page);
  await button(page).click();
  for (const posts of [1, 2]) {
    await expect.poll(() => responses.length).toBe(posts);
    await expect(alert(page)).toHaveCount(0);
    await page.clock.runFor(9999);
    await isSending(page);
    await page.clock.runFor(1);
    await expectNotSent(page);
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
  expect(receiver.keys()).toHaveLength(1);
});

test("a message that's refused, lost or broken by a script can be sent again, and a lost one is at once", async ({
  page,
  context,
  receiver,
  watch,
}) => {
  // Where a redirect would lead, which the browser names and must not follow.
  watch.expectMessage(/^request: GET .*\/thanks$/);
  await arrive(page, contact.path);
  await write(page);
  // tests/unit/delivery.test.ts has all that an endpoint may answer.
  for (const [posts, status] of [
    [1, 200],
    [2, 303],
  ] as const) {
    receiver.answer((response) =>
      response.writeHead(status, { Location: "/thanks" }).end('{"ok":false}'),
    );
    await sendButton(page).click();
    await expectNotSent(page);
    expect(receiver.received, "a refusal and a redirect are answers").toHaveLength(posts);
  }
  // As browsers see an endpoint that doesn't know the site.
  receiver.answer((response) =>
    response.writeHead(200, { "Access-Control-Allow-Origin": "null" }).end(),
  );
  await sendButton(page).click();
  await expectNotSent(page);
  expect(receiver.received).toHaveLength(4);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectNotSent(page);
  await context.setOffline(false);
  const original = await page.evaluateHandle(() => Blob);
  await page.evaluate(() =>
    Reflect.set(window, "Blob", () => {
      throw new Error("An extension broke it");
    }),
  );
  await sendButton(page).click();
  await expectNotSent(page);
  await page.evaluate((blob) => Reflect.set(window, "Blob", blob), original);
  expect(receiver.received).toHaveLength(4);
  expect(receiver.keys()).toHaveLength(1);

  // Only the first attempt fails.
  receiver.answer((response) => {
    receiver.answer((next) => next.writeHead(201).end());
    response.socket?.destroy();
  });
  // Longer than what browsers send after the visitor has left.
  await field(page, longField).fill("Other words ".repeat(10_000));
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(6);
  expect(receiver.keys(), "other words are another message").toHaveLength(2);
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
    await write(page);
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
  expect(receiver.messages()).toMatchObject([
    { ...message, topic: "https://spam.example", secondsToSubmit: 3 },
    { ...message, topic: "", secondsToSubmit: 1 },
  ]);

  await expect(form(page).locator("[name]:not([tabindex='-1'])")).toHaveCount(fields.length);
  await expect(form(page).getByRole("textbox")).toHaveCount(
    fields.filter(({ kind }) => /text|email|tel|lines/.test(kind)).length,
  );
  await button(page).focus();
  await page.keyboard.press("Tab");
  await expect(honeypot(page)).not.toBeFocused();
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
