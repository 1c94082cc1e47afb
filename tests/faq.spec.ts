import { all, pageAt } from "./dist-page";
import { expect, home, routes, test } from "./fixtures";

const questions = "main details:has(> summary h3)";
const path = routes.find((route) => all(pageAt(route.path).main, "summary h3").length > 0)?.path;

test("an answer opens and closes by mouse and by keyboard, and print shows all", async ({
  page,
}) => {
  test.skip(path === undefined, "no page has questions and answers");
  await page.goto(path ?? home.path);
  const question = page.locator(`${questions} > summary`).first();
  const answers = page.locator(`${questions} > p`);
  await expect(answers.first()).toBeHidden();
  await question.click();
  await expect(answers.first()).toBeVisible();
  await question.press("Enter");
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
