import { expect, test } from "vitest";
import styles from "../../src/ui/Button.module.css";

test("a class name that the style sheet does not have is a type error", () => {
  expect(styles.button).toBeTruthy();
  // @ts-expect-error Refused by npm run check:types; unused, and so an error itself, if it is not.
  void styles.nothing;
});
