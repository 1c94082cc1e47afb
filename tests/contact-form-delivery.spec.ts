import type { Page } from "@playwright/test";
import { addAxe, expectNoViolations } from "./axe";
import { test } from "./endpoint-fixtures";
import { arrive, expect, holdScript } from "./fixtures";
import { allowances, type Receiver } from "./receiver";
import { endpoint } from "./site-with-endpoint";

// One after the other: all share one build and one endpoint.
test.describe.configure({ mode: "default" });

const message = {
  name: "Ada Byron",
  email: "ada@example.org",
  company: "Engines Ltd",
  phone: "+1 314 555 0199",
  message: "Our printer answers back.\nPlease call.",
};

const form = (page: Page) => page.getByRole("form", { name: "Contact" });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const button = (page: Page) => page.locator("form button");
const isSending = (page: Page) =>
  expect(page.locator("form button").getByText("Sending…")).toBeVisible();
const status = (page: Page) => page.getByRole("status");
const alert = (page: Page) => page.getByRole("alert");

async function write(page: Page, values: Record<string, string> = message) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Opens Contact with the page's clock stopped, fills in the form and sends it. */
async function send(page: Page) {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, "/contact");
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
  await write(page);
  await button(page).click();
}

const sendAgain = (page: Page) => form(page).getByRole("button", { name: "Send Message" }).click();

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
  await expect(status(page).locator(":focus")).toContainText("Thank you!");
  await expect(status(page)).toContainText("Message Sent Successfully!");
  await expect(form(page)).toBeHidden();
  await expect(alert(page)).toHaveCount(0);
}

async function expectFailure(page: Page) {
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("can't send your message right now");
  await expect(alert(page)).toContainText("Try again");
  for (const [name, href] of [
    ["(314) 555-0142", "tel:+13145550142"],
    ["hello@quietworks.example", "mailto:hello@quietworks.example"],
  ] as const) {
    await expect(alert(page).getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(status(page)).toBeEmpty();
  await expect(form(page).getByRole("button", { name: "Send Message" })).toBeEnabled();
  for (const [name, value] of Object.entries(message)) {
    await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, name)).toBeEditable();
  }
}

/** Lets an answer wait until `release` is called. */
function hold(receiver: Receiver, site: string) {
  let release = () => {};
  receiver.answer((response) => {
    release = () => response.writeHead(200, allowances(site)).end("{}");
  });
  return { release: () => release() };
}

test("a visitor's message arrives, and they are thanked for 3000 ms", async ({
  page,
  receiver,
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
  await expect(status(page)).toBeEmpty();
  await expect(form(page)).toBeFocused();
  for (const name of Object.keys(message)) await expect(field(page, name)).toHaveValue("");

  await write(page);
  await sendAgain(page);
  await expectThanks(page);
  expect(keys(receiver), "a message written again is another").toHaveLength(2);
});

test("a visitor sees and hears that their message is on its way, and cannot send it twice", async ({
  page,
  receiver,
  site,
}) => {
  const { release } = hold(receiver, site);
  await send(page);
  await isSending(page);
  await expect(status(page)).toHaveText("Sending your message…");
  await expect(status(page).locator(":focus")).toHaveCount(1);
  await expect(page.locator("form")).toHaveJSProperty("inert", true);
  await page.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect.poll(() => receiver.received.length).toBe(1);
  release();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(1);
});

test("a visitor who goes on to something else while a message is on its way keeps their place", async ({
  page,
  receiver,
  site,
}) => {
  const { release } = hold(receiver, site);
  await send(page);
  await expect.poll(() => receiver.received.length).toBe(1);
  const learn = page.getByRole("link", { name: "Learn About Our Company" });
  await learn.focus();
  release();
  await expect(status(page)).toContainText("Thank you!");
  await expect(learn).toBeFocused();
});

test("a visitor waits 10 s at most, is told, and sends the same message again", async ({
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

  await sendAgain(page);
  await expect.poll(() => receiver.received.length).toBe(2);
  await expect(alert(page)).toHaveCount(0);
  release();
  await expectThanks(page);
  expect(keys(receiver)).toHaveLength(1);
});

for (const refusal of [422, 500]) {
  test(`a visitor whose message is refused with ${refusal} is told, and changes it`, async ({
    page,
    receiver,
    site,
    watch,
  }) => {
    watch.expectMessage(/^error: Failed to load resource/);
    receiver.answer((response) => response.writeHead(refusal, allowances(site)).end("<p>No"));
    await send(page);
    await expectFailure(page);
    expect(receiver.received, "a refusal is an answer").toHaveLength(1);
    await sendAgain(page);
    await expect.poll(() => receiver.received.length).toBe(2);
    await expectFailure(page);
    expect(keys(receiver)).toHaveLength(1);

    receiver.answer((response) => response.writeHead(200, allowances(site)).end("<p>Yes"));
    await field(page, "message").fill("Other words");
    await sendAgain(page);
    await expectThanks(page);
    expect(keys(receiver), "other words are another message").toHaveLength(2);
  });
}

test("a visitor is thanked whatever a 2xx says", async ({ page, receiver, site }) => {
  receiver.answer((response) =>
    response
      .writeHead(202, { ...allowances(site), "Content-Type": "application/json" })
      .end("<!doctype html><p>{{ message }}"),
  );
  await send(page);
  await expectThanks(page);
  expect(receiver.received).toHaveLength(1);
});

for (const [nonsense, answer] of [
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
] as ReadonlyArray<
  [string, (...of: [...Parameters<Parameters<Receiver["answer"]>[0]>, string]) => unknown]
>) {
  test(`a visitor is told when the endpoint ${nonsense}, twice`, async ({
    page,
    receiver,
    site,
    watch,
  }) => {
    watch.expectMessage(/^error: (?:Failed to load resource|Access to fetch)/);
    receiver.answer((response, request) => answer(response, request, site));
    await send(page);
    await expectFailure(page);
    expect(receiver.received.length).toBeGreaterThanOrEqual(2);
    expect(keys(receiver)).toHaveLength(1);
  });
}

test("a visitor's message gets through when only the first attempt fails", async ({
  page,
  receiver,
  site,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  receiver.answer((response) => {
    receiver.answer((next) => next.writeHead(201, allowances(site)).end());
    response.socket?.destroy();
  });
  await send(page);
  await expectThanks(page);
  expect(receiver.received).toHaveLength(2);
  expect(keys(receiver)).toHaveLength(1);
});

test("a visitor is told when nothing is at the endpoint, and gets through when it is back", async ({
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
  await sendAgain(page);
  await expectThanks(page);
  expect(new Set([...attempts, ...keys(receiver)]).size).toBe(1);
});

test("a visitor without a network is told, and every word is still there", async ({
  page,
  receiver,
  context,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  await page.clock.install();
  await arrive(page, "/");
  await write(page);
  await context.setOffline(true);
  await button(page).click();
  await expectFailure(page);
  await context.setOffline(false);
  await sendAgain(page);
  await expectThanks(page);
  expect(receiver.received).toHaveLength(1);
});

/** Opens Contact as if it had been opened so many milliseconds ago, until the end of the test. */
async function arriveAgo(page: Page, milliseconds: number) {
  await page.addInitScript((time) => {
    performance.now = () => time;
  }, milliseconds);
  await arrive(page, "/contact");
}

async function fillHoneypot(page: Page) {
  await page.locator("form [name=topic]").evaluate((element: HTMLInputElement) => {
    element.value = "https://spam.example";
  });
}

test("a program that fills every field within 3 s is thanked, and nothing is sent", async ({
  page,
  receiver,
}) => {
  await arriveAgo(page, 2999);
  await write(page);
  await fillHoneypot(page);
  await button(page).click();
  await expectThanks(page);
  expect(receiver.received).toEqual([]);
});

test("either spam signal alone drops nothing: the message arrives with both", async ({
  page,
  receiver,
}) => {
  await arriveAgo(page, 3000);
  await write(page);
  await fillHoneypot(page);
  await button(page).click();
  await expectThanks(page);
  expect(messages(receiver)).toMatchObject([
    { ...message, topic: "https://spam.example", secondsToSubmit: 3 },
  ]);
});

test("a form that autofill completes at once arrives, with the honeypot empty", async ({
  page,
  receiver,
}) => {
  await arriveAgo(page, 800);
  await field(page, "message").fill(message.message);
  // Chromium and password managers choose fields by their autocomplete token and, where that is
  // "off" or missing, by words in name, id and label. They fill hidden fields too. So a field that
  // matches nothing here is one that they leave alone.
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
  expect(filled).toEqual(["name", "email", "company", "phone"]);
  await button(page).click();
  await expectThanks(page);
  expect(messages(receiver)).toMatchObject([{ ...message, topic: "", secondsToSubmit: 1 }]);
});

for (const [what, arrives] of [
  ["randomUUID", true],
  ["getRandomValues", false],
] as const) {
  test(`without crypto.${what} a message ${arrives ? "arrives" : "fails in sight"}`, async ({
    page,
    receiver,
  }) => {
    // On plain http, except on localhost, browsers have no randomUUID. The other is always there:
    // it stands for any exception on the way.
    await page.addInitScript((name) => {
      Object.defineProperty(crypto, name, { value: undefined });
    }, what);
    await send(page);
    await (arrives ? expectThanks : expectFailure)(page);
    expect(receiver.received).toHaveLength(arrives ? 1 : 0);
  });
}

test("a visitor neither sees, hears nor reaches the field for programs", async ({
  page,
  receiver,
}) => {
  await arrive(page, "/contact");
  await expect(form(page)).toMatchAriaSnapshot(`
    - /children: equal
    - text: Name *
    - textbox "Name *"
    - text: Email *
    - textbox "Email *"
    - text: Company
    - textbox "Company"
    - text: Phone
    - textbox "Phone"
    - text: Message *
    - textbox "Message *"
    - button "Send Message"
  `);
  await expect(page.locator("form [name=topic]")).toHaveAttribute("autocomplete", "off");
  await button(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("form :focus")).toHaveCount(0);
  await expect(page.locator("form")).toHaveJSProperty(
    "scrollWidth",
    await page.locator("form").evaluate(({ clientWidth }) => clientWidth),
  );
  expect(receiver.received).toEqual([]);
});

test("a submit before hydration shows that it is being sent, and is delivered once", async ({
  page,
  receiver,
}) => {
  const script = await holdScript(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await write(page);
  await button(page).click();
  await isSending(page);
  await button(page).click();
  script.release();
  await expectThanks(page);
  expect(messages(receiver)).toMatchObject([message]);
  await expect(page).toHaveURL("/contact");
});

test("a submit before hydration is posted when the visitor leaves the page", async ({
  page,
  receiver,
}) => {
  await holdScript(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await write(page);
  await button(page).click();
  await isSending(page);
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => receiver.received.length).toBe(1);
  expectPlainFields(receiver);
});

/** What a browser sends by itself: the values as an ordinary form, the field for programs empty. */
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
  await page.goto("/contact");
  await write(page);
  await button(page).click();
  await expectPlainPost(page, receiver, endpoint);
});

test("a form that throws is posted by the browser, with every word", async ({
  page,
  receiver,
  watch,
}) => {
  watch.expectMessage(/broken/);
  receiver.answer((response) => response.end("Got it"));
  await page.route("**/assets/contact-*.js", async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(/[`"']Send Message[`"']/, "broken()");
    const body = `${script};function broken(){throw Error("broken")}`;
    await route.fulfill({ response, body });
  });
  await arrive(page, "/contact");
  await expect(alert(page)).toBeVisible();
  await write(page);
  await button(page).click();
  await expectPlainPost(page, receiver, endpoint);
});

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/contact"]) {
    test(`sends an ordinary form from ${path}`, async ({ page, receiver }) => {
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

  test("the form has no violations while a message is on its way, nor when it failed", async ({
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
    await arrive(page, "/contact");
    await write(page);
    await button(page).click();
    await expect.poll(() => receiver.received.length).toBe(1);
    await expectNoViolations(page, "main");
    refuse();
    await expectFailure(page);
    await expectNoViolations(page, "main");
  });
});

test("every document lets the browser talk to the endpoint's origin and to no other", async ({
  page,
}) => {
  const { origin } = new URL(endpoint);
  for (const path of ["/", "/about", "/contact", "/no-such-page"]) {
    const { "content-security-policy": policy } = (await page.request.get(path)).headers();
    expect(policy?.split("; ")).toEqual(
      expect.arrayContaining([`connect-src 'self' ${origin}`, `form-action 'self' ${origin}`]),
    );
  }
});
