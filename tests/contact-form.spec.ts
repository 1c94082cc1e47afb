import type { Page } from "@playwright/test";
import { arrive, expect, holdScript, takenOver, test } from "./fixtures";

const message = {
  name: "Ada Byron",
  email: "ada@example.org",
  company: "Engines Ltd",
  phone: "+1 314 555 0199",
  message: "Our printer answers back.\nPlease call.",
};
const labels = {
  name: "Name *",
  email: "Email *",
  company: "Company",
  phone: "Phone",
  message: "Message *",
} as const;
type FieldName = keyof typeof labels;

const missing = {
  name: "Tell us your name.",
  email: "We need an email address to reply to.",
  message: "Tell us what is getting in the way.",
} as const;

const form = (page: Page) => page.getByRole("form", { name: "Contact" });
const field = (page: Page, name: FieldName) =>
  form(page).getByRole("textbox", { name: labels[name], exact: true });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" });
const thanks = (page: Page) => page.getByRole("status");

async function fill(page: Page, values: Partial<Record<FieldName, string>> = message) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as FieldName).fill(value);
  }
}

/** Stops the page's clock; what the visitor sees then depends on `page.clock.runFor` alone. */
async function arriveWithStoppedClock(page: Page) {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, "/contact");
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
}

async function expectEmptyForm(page: Page) {
  await expect(thanks(page)).toBeEmpty();
  await expect(send(page)).toBeVisible();
  for (const name of Object.keys(labels) as FieldName[]) {
    await expect(field(page, name)).toHaveValue("");
  }
}

test("a visitor hears a form of five named fields", async ({ page }) => {
  await arrive(page, "/contact");
  await expect(form(page)).toMatchAriaSnapshot(`
    - form "Contact":
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
});

test("a visitor's browser and keyboard know what each field is for", async ({ page }) => {
  await arrive(page, "/contact");
  for (const [name, attributes] of [
    ["name", { autocomplete: "name" }],
    ["email", { autocomplete: "email", inputmode: "email", type: "email" }],
    ["company", { autocomplete: "organization" }],
    ["phone", { autocomplete: "tel", inputmode: "tel", type: "tel" }],
    ["message", {}],
  ] as const) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(field(page, name)).toHaveAttribute(attribute, value);
    }
    const required = ["name", "email", "message"].includes(name);
    await expect(field(page, name)).toHaveJSProperty("required", required);
  }
});

test("a visitor who sends nothing is told what is missing and stands at the first field", async ({
  page,
}) => {
  await arrive(page, "/contact");
  await send(page).click();
  await expect(field(page, "name")).toBeFocused();
  for (const name of ["name", "email", "message"] as const) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(missing[name]);
    const id = await field(page, name).getAttribute("aria-describedby");
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  }
  for (const name of ["company", "phone"] as const) {
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
  }
});

test("a visitor who corrects a field sees its message go", async ({ page }) => {
  await arrive(page, "/contact");
  await send(page).click();
  await expect(form(page).getByText(missing.name)).toBeVisible();
  await field(page, "name").pressSequentially("A");
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).not.toHaveAttribute("aria-describedby");
  await expect(form(page).getByText(missing.name)).toHaveCount(0);
  await expect(form(page).getByText(missing.email)).toBeVisible();
});

test("a visitor with a wrong address is stopped at it and keeps every word", async ({ page }) => {
  await arrive(page, "/contact");
  await fill(page, { ...message, email: "ada at example" });
  await send(page).click();
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(/@/);
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).toHaveValue(message.name);
  await expect(field(page, "message")).toHaveValue(message.message);
  await expect(thanks(page)).toBeEmpty();
});

for (const name of ["name", "message"] as const) {
  test(`a visitor whose ${name} is spaces only is asked for it`, async ({ page, delivered }) => {
    await arrive(page, "/contact");
    await fill(page, { ...message, [name]: "   " });
    await send(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(missing[name]);
    expect(await delivered()).toEqual([]);
    await field(page, name).fill("Ada");
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
    await send(page).click();
    await expect(thanks(page)).toContainText("Thank you!");
  });
}

test("a visitor sends a message: it is logged once, and nothing goes over the network", async ({
  page,
  watch,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  const before = watch.requests.length;
  await send(page).click();
  await expect(thanks(page)).toContainText("Thank you!");
  await expect(thanks(page)).toContainText("Message Sent Successfully!");
  await expect(thanks(page)).toContainText("within 24 hours");
  await expect(thanks(page).locator(":focus")).toContainText("Thank you!");
  await expect(form(page)).toBeHidden();
  expect(await delivered()).toEqual([message]);
  expect(watch.requests.slice(before)).toEqual([]);
  await expect(page).toHaveURL("/contact");
});

test("a visitor needs only the required fields, by keyboard alone", async ({ page, delivered }) => {
  await arrive(page, "/contact");
  await field(page, "name").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.org");
  for (const _ of ["company", "phone", "message"]) await page.keyboard.press("Tab");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toContainText("Thank you!");
  expect(await delivered()).toEqual([
    { name: "Ada", email: "ada@example.org", company: "", phone: "", message: "Hello" },
  ]);
});

test("a visitor reads the thanks for 3000 ms and finds the form empty again", async ({
  page,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  await send(page).click();
  await expect(thanks(page).locator(":focus")).toContainText("Thank you!");
  await page.clock.runFor(2999);
  await expect(thanks(page)).toContainText("Message Sent Successfully!");
  await expect(form(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectEmptyForm(page);
  await expect(form(page)).toBeFocused();

  await fill(page, { ...message, name: "Ada again" });
  await send(page).click();
  await expect(thanks(page)).toContainText("Thank you!");
  expect(await delivered()).toEqual([message, { ...message, name: "Ada again" }]);
});

test("a visitor who went on to something else keeps their place when the form returns", async ({
  page,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  await send(page).click();
  await expect(thanks(page).locator(":focus")).toContainText("Thank you!");
  const learn = page.getByRole("link", { name: "Learn About Our Company" });
  await learn.focus();
  await page.clock.runFor(3000);
  await expectEmptyForm(page);
  await expect(learn).toBeFocused();
  expect(await delivered()).toHaveLength(1);
});

test("a visitor who presses twice sends once", async ({ page, delivered }) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  await send(page).dblclick();
  await expect(thanks(page)).toContainText("Thank you!");
  expect(await delivered()).toEqual([message]);
});

test("a visitor who sends twice in the same instant sends once", async ({ page, delivered }) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(thanks(page)).toContainText("Thank you!");
  expect(await delivered()).toEqual([message]);
});

test("a visitor who leaves within the 3 seconds leaves no error and finds an empty form", async ({
  page,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  await send(page).click();
  await expect(thanks(page)).toContainText("Thank you!");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveTitle("About Us - Quietworks");
  await page.clock.runFor(3000);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expectEmptyForm(page);
  expect(await delivered()).toHaveLength(1);
});

test("a visitor of Home writes there as well", async ({ page, delivered }) => {
  await arrive(page, "/");
  await fill(page);
  await send(page).click();
  await expect(thanks(page)).toContainText("Message Sent Successfully!");
  expect(await delivered()).toEqual([message]);
});

test("a visitor sees nothing on the page move when the thanks take the form's place", async ({
  page,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await send(page).click();
  await expect(thanks(page)).toContainText("Thank you!");
  expect(await height()).toBe(before);
  expect(await delivered()).toHaveLength(1);
});

for (const [what, text] of [
  ["100,000 characters", "long ".repeat(20_000).trim()],
  ["emoji", "👩🏽‍🚀 says 🎉"],
  ["right-to-left words", "שלום \u202Eמהמדפסת\u202C مرحبا"],
  ["control characters", "a\u0000b\u0007c\u001Bd\u007Fe\u2028f"],
  ["markup", `<img src=x onerror="alert(1)"><script>alert(2)</script>&amp;{{7*7}}`],
] as const) {
  test(`a visitor who writes ${what} is understood as typed`, async ({ page, delivered }) => {
    await arrive(page, "/contact");
    await fill(page, { ...message, name: text, message: `  ${text}  ` });
    await send(page).click();
    await expect(thanks(page)).toContainText("Thank you!");
    expect(await delivered()).toEqual([{ ...message, name: text, message: text }]);
  });
}

test("a submit before hydration shows that it is being sent, and is delivered once", async ({
  page,
  delivered,
}) => {
  const script = await holdScript(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page);
  await send(page).click();
  const sending = form(page).getByRole("button", { name: "Sending…", exact: true });
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await sending.click();
  expect(await delivered()).toEqual([]);
  script.release();
  await expect(thanks(page)).toContainText("Message Sent Successfully!");
  expect(await delivered()).toEqual([message]);
  await expect(page).toHaveURL("/contact");
});

test("a visitor quicker than the script cannot send spaces for a name", async ({ page }) => {
  const script = await holdScript(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page, { ...message, name: "   " });
  await send(page).click();
  script.release();
  await expect(form(page).getByText(missing.name)).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(form(page)).not.toHaveAttribute("aria-busy");
  await expect(field(page, "message")).toHaveValue(message.message);
});

for (const [when, breaksAtOnce] of [
  ["while React takes it over", true],
  ["after that", false],
] as const) {
  test(`a form that throws ${when} keeps every word and shows phone and mail`, async ({
    page,
    watch,
  }) => {
    watch.expectMessage(/broken/);
    await page.route("**/assets/contact-*.js", async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const label = /[`"']Send Message[`"']/;
      expect(script).toMatch(label);
      const body = `${script.replace(label, "broken()")}
        function broken() {
          if (${breaksAtOnce} || document.querySelector("[aria-invalid]")) throw Error("broken");
          return "Send Message";
        }`;
      await route.fulfill({ response, body });
    });
    await page.goto("/contact");
    await fill(page, { ...message, email: "ada at example" });
    if (!breaksAtOnce) {
      await takenOver(page);
      await send(page).click();
      await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
      // The second rendering throws.
      await field(page, "email").press("End");
      await page.keyboard.type("!");
    }
    const notice = form(page).getByRole("alert");
    await expect(notice.getByRole("link", { name: "(314) 555-0142" })).toBeVisible();
    await expect(notice.getByRole("link", { name: "hello@quietworks.example" })).toBeVisible();
    for (const name of ["name", "company", "phone", "message"] as const) {
      await expect(field(page, name)).toHaveValue(message[name]);
      await expect(field(page, name)).toBeEditable();
    }
    await expect(field(page, "email")).toHaveValue(/^ada at example/);
    await expect(page.getByRole("main")).toHaveAttribute("data-script", "ready");
  });
}
