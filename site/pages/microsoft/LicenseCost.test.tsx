import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { moneyText } from "~/lib/money";
import { LicenseCost } from "./LicenseCost.island";

test("licenses cost the sum of all products, and twelve times as much a year", () => {
  const markup = renderToStaticMarkup(
    <LicenseCost
      fields={[{ label: "A", value: "1,000" }, { label: "B", value: "2" }, { label: "C" }]}
      prices={[6, 65, 10]}
      amounts={["A month", "A year"]}
      most={1000}
      example=""
      wrong=""
    />,
  );
  expect(markup).toContain(moneyText(6130));
  expect(markup).toContain(moneyText(73_560));
});
