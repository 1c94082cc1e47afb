import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { moneyText } from "~/lib/money";
import { OutageCost } from "./OutageCost.island";

const costs = (hours: string) =>
  [
    ...renderToStaticMarkup(
      <OutageCost
        fields={[
          { label: "People", value: "20" },
          { label: "Hours", value: hours },
          { label: "Cost", value: "40" },
        ]}
        recovery={0.25}
        amounts={["Outage", "Rest"]}
        most={1000}
        example=""
        wrong=""
      />,
    ).matchAll(/<strong>(.*?)<\/strong>/g),
  ].map(([, amount]) => amount);

test("of an outage, the promised recovery time is left", () => {
  expect(costs("8")).toEqual([moneyText(6400), moneyText(200)]);
});

test("an outage that is shorter than the promise costs the same with it", () => {
  expect(costs("0.1")).toEqual([moneyText(80), moneyText(80)]);
});
