import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HoursChart } from "./HoursChart";

test("a day's bar begins when the office opens and ends when it closes", () => {
  const hours = [{ from: "Tuesday", to: "Tuesday", opens: "6:00", closes: "18:00" }] as const;
  const markup = renderToStaticMarkup(<HoursChart hours={hours} office="" always="" />);
  const bars = markup.match(/(?<=<rect )x="[\d.]+%"|(?<=<rect .*)width="[\d.]+%"/g);
  expect(bars).toEqual(['x="25%"', 'width="50%"']);
});
