import { describe, expect, test } from "vitest";
import * as azure from "~/pages/microsoft/azure/content";
import * as overview from "~/pages/microsoft/content";
import * as dynamics from "~/pages/microsoft/dynamics/content";
import * as office from "~/pages/microsoft/office365/content";
import * as powerBi from "~/pages/microsoft/powerbi/content";
import {
  all,
  entryNamed,
  linksIn,
  nameOf,
  one,
  pageAt,
  textOf,
  textsOf,
  visibleTextOf,
} from "../dist-page";
import { itemsOf, namesBeside, namesUnder, sectionTitled, stepsUnder } from "./entries";

/** Every entry has one "Learn More", which leads to the contact page under a name of its own. */
function expectLearnMoreToContact(path: string, entries: readonly string[]) {
  const names = entries.map((entry) => {
    const links = linksIn(entryNamed(pageAt(path).main, entry));
    expect(links.map((link) => [visibleTextOf(link), link.getAttribute("href")])).toEqual([
      ["Learn More", "/contact"],
    ]);
    return links.map(nameOf).join();
  });
  for (const [index, name] of names.entries()) expect(name).toContain(entries[index]);
  expect(new Set(names).size).toBe(entries.length);
}

describe("Microsoft Licensing overview (2.17)", () => {
  const page = pageAt("/microsoft");
  const solutions = ["Microsoft 365", "Dynamics 365", "Power BI", "Azure Consulting"];

  test("has four solution cards, each with 'Learn More' to the contact page", () => {
    expect(namesBeside(page, "Microsoft 365")).toEqual(solutions);
    expectLearnMoreToContact(page.path, solutions);
  });

  test.each([
    ["Microsoft 365", "$6"],
    ["Dynamics 365", "$65"],
    ["Power BI", "$10"],
  ])("%s starts at %s per user per month", (name, price) => {
    const card = textOf(entryNamed(page.main, name));
    expect(card).toContain(`${price} per user per month`);
    expect(card.match(/\$[\d.,]*\d/g)).toEqual([price]);
  });

  test("Azure Consulting starts at $100, by no month and by no user", () => {
    const card = textOf(entryNamed(page.main, "Azure Consulting"));
    expect(card.match(/\$[\d.,]*\d/g)).toEqual(["$100"]);
    expect(card).not.toMatch(/month|user|\/\s*mo\b/i);
  });

  test("lists what each solution includes", () => {
    const features = solutions.map((name) => itemsOf(page, name));
    for (const list of features) expect(list.length).toBeGreaterThan(1);
    expect(new Set(features.flat()).size).toBe(features.flat().length);
  });

  test("has cards, partner stats, reasons and implementation in this order, and the call to action last", () => {
    const { offer, partner, reasons, implementation, callToAction } = overview;
    const order = [offer, partner, reasons, implementation].map(({ heading }) => heading);
    const headings = textsOf(page.main, "h2");
    expect(headings.slice(0, order.length)).toEqual(order);
    expect(headings.at(-1)).toBe(callToAction.heading);
  });

  test("has the partner stats 500+ businesses and 15+ years, of a Microsoft partner", () => {
    const section = sectionTitled(page, overview.partner.heading);
    expect(textsOf(section, "dt, dt + dd")).toEqual(["businesses", "500+", "years", "15+"]);
    expect(textOf(section)).toContain("As a Microsoft partner, we");
  });

  test("has four reasons and an implementation of four steps", () => {
    expect(namesUnder(page, overview.reasons.heading)).toHaveLength(4);
    expect(stepsUnder(page, overview.implementation.heading)).toHaveLength(4);
  });
});

describe("Microsoft 365 (2.18)", () => {
  const page = pageAt("/microsoft/office365");

  test("has six included apps, each with a mark of its own", () => {
    const apps = namesUnder(page, office.apps.heading);
    expect(apps).toHaveLength(6);
    const marks = apps.map((name) => one(entryNamed(page.main, name), "svg"));
    for (const mark of marks) expect(mark.getAttribute("aria-hidden")).toBe("true");
    expect(new Set(marks.map(({ innerHTML }) => innerHTML)).size).toBe(6);
    expect(all(sectionTitled(page, office.apps.heading), "img")).toEqual([]);
  });

  test("has four reasons", () => {
    expect(namesUnder(page, office.reasons.heading)).toHaveLength(4);
  });
});

describe("Dynamics 365 (2.19)", () => {
  const page = pageAt("/microsoft/dynamics");

  test("has six applications, each with 'Learn More' to the contact page", () => {
    const applications = [
      "Sales",
      "Customer Service",
      "Marketing",
      "Finance",
      "Supply Chain",
      "Human Resources",
    ];
    expect(namesBeside(page, "Sales")).toEqual(applications);
    expectLearnMoreToContact(page.path, applications);
  });

  test("has six industries", () => {
    expect(namesBeside(page, "Manufacturing")).toEqual([
      "Manufacturing",
      "Retail",
      "Financial Services",
      "Healthcare",
      "Professional Services",
      "Non-Profit",
    ]);
  });

  test("has four reasons and a process of four steps", () => {
    expect(namesUnder(page, dynamics.reasons.heading)).toHaveLength(4);
    expect(stepsUnder(page, dynamics.process.heading)).toHaveLength(4);
  });
});

/** Sizes in proportion to the largest. */
const shares = (sizes: readonly number[]) =>
  sizes.map((size) => Number((size / Math.max(...sizes)).toFixed(2)));

describe("Power BI (2.20)", () => {
  const page = pageAt("/microsoft/powerbi");

  test("has six features and four reasons", () => {
    const features = all(sectionTitled(page, powerBi.features.heading), "li:not(:has(li))");
    expect(new Set(features.map((feature) => textsOf(feature, "h3, h4")[0])).size).toBe(6);
    expect(features).toHaveLength(6);
    expect(namesUnder(page, powerBi.reasons.heading)).toHaveLength(4);
  });

  test("has four use cases, each with metric badges of its own", () => {
    const names = namesUnder(page, powerBi.useCases.heading);
    expect(names).toEqual([
      expect.stringMatching(/^Sales\b/i),
      expect.stringMatching(/^Financial\b/i),
      expect.stringMatching(/^Operations\b/i),
      expect.stringMatching(/^Customer\b/i),
    ]);
    const badges = names.map((name) => itemsOf(page, name));
    for (const list of badges) expect(list.length).toBeGreaterThan(1);
    expect(new Set(badges.flat()).size).toBe(badges.flat().length);
  });

  test("tells the numbers of every chart in words or in a table", () => {
    const useCases = sectionTitled(page, powerBi.useCases.heading);
    const charts = all(useCases, "svg[role=img]");
    const tables = all(useCases, "figure table");
    expect(charts.length + tables.length).toBe(4);
    for (const chart of charts) expect(nameOf(chart)).toMatch(/(?:\d+\D+){3}/);
  });

  test("draws the bars of its hero in proportion to the numbers that it tells", () => {
    const [told = ""] = /(?:\d+, ){5,}\d+/.exec(textOf(page.hero)) ?? [];
    const bars = all(page.hero, "svg svg rect").map((bar) => Number(bar.getAttribute("height")));
    expect(bars.length).toBeGreaterThan(5);
    expect(shares(bars)).toEqual(shares(told.split(", ").map(Number)));
  });

  test("draws the bars of its regions in proportion to the numbers that it tells", () => {
    const regions = one(page.main, 'svg[role=img][aria-label*="North"]');
    const sold = [...nameOf(regions).matchAll(/\$(\d+)k, plan/g)].map(([, value]) => Number(value));
    const bars = all(regions, "g > rect:first-of-type").map((bar) =>
      Number.parseFloat(bar.getAttribute("width") ?? ""),
    );
    expect(bars.length).toBeGreaterThan(1);
    for (const [index, share] of shares(bars).entries()) {
      expect(Math.abs(share - (shares(sold)[index] ?? 0))).toBeLessThanOrEqual(0.01);
    }
    expect(sold).toHaveLength(bars.length);
  });
});

describe("Azure Consulting (2.21)", () => {
  const page = pageAt("/microsoft/azure");

  test("has the trust points Azure Certified, 24/7 Support and End-to-End Migration", () => {
    expect(textsOf(page.hero, "li strong")).toEqual([
      "Azure Certified",
      "24/7 Support",
      "End-to-End Migration",
    ]);
  });

  test("has six service cards, each with four features and 'Learn More' to the contact page", () => {
    const services = [
      "Virtual Machines",
      "Azure SQL Database",
      "App Services",
      "Azure Security",
      "Analytics Services",
      "Storage Solutions",
    ];
    expect(namesBeside(page, "Virtual Machines")).toEqual(services);
    for (const name of services) expect(itemsOf(page, name), name).toHaveLength(4);
    expect(new Set(services.flatMap((name) => itemsOf(page, name))).size).toBe(24);
    expectLearnMoreToContact(page.path, services);
  });

  test("has four migration services", () => {
    expect(namesUnder(page, azure.migration.heading)).toEqual([
      "Assessment & Planning",
      "Server Migration",
      "Database Migration",
      "Application Modernization",
    ]);
  });

  test("has four areas of consulting, each with three deliverables", () => {
    const areas = ["Cloud Strategy", "Architecture Design", "Implementation", "Optimization"];
    expect(namesUnder(page, azure.approach.heading)).toEqual(areas);
    for (const name of areas) expect(itemsOf(page, name), name).toHaveLength(3);
    expect(new Set(areas.flatMap((name) => itemsOf(page, name))).size).toBe(12);
  });

  test("gives four benefits under 'Why Choose Azure'", () => {
    expect(azure.reasons.heading).toMatch(/^Why Choose Azure\b/);
    expect(namesUnder(page, azure.reasons.heading)).toHaveLength(4);
  });

  test("has six badges of compliance", () => {
    expect(namesUnder(page, azure.compliance.heading)).toEqual([
      "SOC 1, 2 and 3",
      "ISO 27001",
      "HIPAA BAA",
      "FedRAMP",
      "GDPR Compliant",
      "PCI DSS Level 1",
    ]);
  });
});

test.each([
  "/microsoft",
  "/microsoft/office365",
  "/microsoft/dynamics",
  "/microsoft/powerbi",
  "/microsoft/azure",
])("'Learn More' links on %s have unique accessible names", (path) => {
  const names = all(pageAt(path).main, "a")
    .filter((link) => visibleTextOf(link) === "Learn More")
    .map(nameOf);
  expect(names.length).toBeGreaterThan(0);
  expect([...new Set(names)]).toEqual(names);
});
