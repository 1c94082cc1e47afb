import { expect, test } from "vitest";
import { columnsFor } from "../../src/sections/columns";

const counts = [1, 2, 3, 4, 5, 6, 7, 8];

test("a list keeps the columns that were asked for where they fill its rows", () => {
  expect([6, 8, 9].map((count) => columnsFor(count, 3))).toEqual([3, 3, 3]);
  expect([4, 7, 8].map((count) => columnsFor(count, 4))).toEqual([4, 4, 4]);
});

test.each([3, 4, 5])(
  "with %i columns asked for, the last row of up to eight entries is more than half full",
  (wanted) => {
    for (const count of counts.slice(1)) {
      const columns = columnsFor(count, wanted);
      expect((count % columns || columns) / columns, `${count}`).toBeGreaterThan(0.5);
    }
  },
);

test("no row of up to eight entries is wider than their number, but for a single one", () => {
  for (const count of counts.slice(1)) expect(columnsFor(count, 4)).toBeLessThanOrEqual(count);
});
