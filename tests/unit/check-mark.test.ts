import { expect, test } from "vitest";
import { mistakesInMarks } from "../../scripts/checks/mark";

const drawn = (path: string, filled: boolean) =>
  ({ shapes: [{ color: "text", path, filled }], strokeWidth: 2 }) as const;

test.each([
  ["for its grid", "M4 6h24v20H4z", true, true],
  ["as a line", "M3 16h26", false, true],
  ["for a smaller grid", "M2 12h4l3-9 6 18 3-9h4", false, false],
  ["for a larger grid", "M10 10h480v480H10z", true, false],
  ["beside the grid", "M600 600h200v200H600z", true, false],
  ["as nothing", "M2 2", true, false],
])(
  "the build stops at a mark that isn't on its grid: one drawn %s",
  async (_, path, filled, isRight) => {
    expect(await mistakesInMarks({ mark: drawn(path, filled) })).toEqual(
      isRight ? [] : [expect.stringMatching(/^site\/brand\.ts: mark isn't in the middle /)],
    );
  },
);
