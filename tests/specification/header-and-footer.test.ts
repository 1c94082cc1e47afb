import { describe, expect, test } from "vitest";
import { all, labelsAndPathsIn, nameOf, pageAt, textsOf, visibleTextOf } from "../dist-page";
import { specifiedMenus } from "./routes";

const page = pageAt("/nowhere");
const labelsAndPaths = (links: Element[]) =>
  links.map((link) => [visibleTextOf(link), link.getAttribute("href")]);

describe("Header (2.2)", () => {
  test("has a Home link, four dropdowns and a 'Get Started' button to the contact page", () => {
    const [first, ...dropdowns] = textsOf(page.header, "nav > ul > li > :is(a, button)");
    expect([first, ...dropdowns]).toEqual(["Home", ...specifiedMenus.map(({ label }) => label)]);
    expect(labelsAndPaths(all(page.header, "nav > a"))).toEqual([["Get Started", "/contact"]]);
  });

  test.each(specifiedMenus)("lists the specified pages under $label", (menu) => {
    const dropdown = all(page.header, "nav > ul > li").find(
      (item) => textsOf(item, "button")[0] === menu.label,
    );
    const links = labelsAndPaths(all(dropdown ?? page.header, "a"));
    const viewAll = menu.viewAll ? [["View All", menu.viewAll]] : [];
    // The last link is the telephone number.
    expect(links.slice(0, -1)).toEqual([...menu.items, ...viewAll]);
  });
});

describe("Footer (2.2)", () => {
  test("has quick links", () => {
    expect(labelsAndPaths(all(page.footer, "nav:first-of-type a"))).toEqual([
      ["Home", "/"],
      ["About Us", "/about"],
      ["Our Team", "/team"],
      ["Portfolio", "/portfolio"],
      ["Contact Us", "/contact"],
    ]);
  });

  test("has service links", () => {
    expect(labelsAndPaths(all(page.footer, "nav:last-of-type a"))).toEqual([
      ["Managed Services", "/managed-services"],
      ["Cybersecurity", "/managed-services/cybersecurity"],
      ["Cloud Services", "/managed-services/cloud-services"],
      ["Software", "/software"],
      ["Microsoft Licensing", "/microsoft"],
    ]);
  });

  test("has contact info and links to a professional and a social network", () => {
    expect(labelsAndPathsIn(page.footer)).toEqual([
      ["Quietworks", "/"],
      ["LinkedIn", "https://www.linkedin.com/company/quietworks-example"],
      ["Facebook", "https://www.facebook.com/quietworks.example"],
      ["(314) 555-0142", "tel:+13145550142"],
      ["hello@quietworks.example", "mailto:hello@quietworks.example"],
    ]);
    expect(textsOf(page.footer, "address li").slice(2)).toEqual([
      expect.stringMatching(/St\. Louis, Missouri/),
      "Mon-Fri 8AM-5PM Emergency support 24/7",
    ]);
  });

  test("has a heading over every column, and headings and texts for nothing else", () => {
    expect(textsOf(page.footer, "h2")).toEqual(["Quick links", "Services", "Contact"]);
    expect(textsOf(page.footer, "p")).toEqual([
      expect.stringMatching(/^Managed Intelligence Provider\b/),
      "© Quietworks",
    ]);
  });

  test("has buttons for Privacy Policy, Terms of Service and Cookie Policy", () => {
    const buttons = all(page.footer, "button");
    expect(buttons.map(nameOf)).toEqual(["Privacy Policy", "Terms of Service", "Cookie Policy"]);
    for (const button of buttons) expect(button.getAttribute("type")).toBe("button");
  });
});
