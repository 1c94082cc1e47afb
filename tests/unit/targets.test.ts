import { expect, test } from "vitest";
import { pathTo } from "../../src/lib/routes";

test.each(["", "nowhere", "Home", "/about", "constructor"])(
  'the unknown target "%s" leads to Home',
  (target) => expect(pathTo(target)).toBe("/"),
);
