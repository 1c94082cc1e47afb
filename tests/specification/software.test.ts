import { describe, expect, test } from "vitest";
import * as ai from "~/pages/software/ai-consulting/content";
import * as overview from "~/pages/software/content";
import * as mobile from "~/pages/software/mobile-development/content";
import * as web from "~/pages/software/web-development/content";
import {
  all,
  entryNamed,
  linksIn,
  nameOf,
  one,
  pageAt,
  textsOf,
  visibleTextOf,
} from "../dist-page";
import { itemsOf, namesBeside, namesUnder, sectionTitled, stepsUnder } from "./entries";
import { specifiedMenus } from "./routes";

describe("Software overview (2.13)", () => {
  const page = pageAt("/software");
  const services = specifiedMenus[1]?.items ?? [];

  test("has three service cards, each with 'Learn More' to its page", () => {
    expect(services).toHaveLength(3);
    expect(namesBeside(page, "Web Development")).toEqual(services.map(([name]) => name));
    const links = linksIn(page.main).filter((link) => visibleTextOf(link) === "Learn More");
    expect(links.map((link) => [nameOf(link), link.getAttribute("href")])).toEqual(
      services.map(([name, path]) => [`Learn More about ${name}`, path]),
    );
  });

  test("gives six reasons", () => {
    expect(namesUnder(page, overview.reasons.heading)).toHaveLength(6);
  });

  test("names ten industries", () => {
    expect(namesBeside(page, "Healthcare")).toEqual([
      "Healthcare",
      "Finance",
      "Retail & E-commerce",
      "Education",
      "Manufacturing",
      "Real Estate",
      "Professional Services",
      "Non-Profit",
      "Government",
      "Startups",
    ]);
  });

  test("has a process of five steps", () => {
    expect(stepsUnder(page, overview.process.heading)).toHaveLength(5);
  });
});

/** The tags in sight, and those behind "+N more". */
const tagsOf = (project: Element) => ({
  shown: textsOf(project, "li:not(details li)"),
  hidden: textsOf(project, "details li"),
});

describe("Web Development (2.14)", () => {
  const page = pageAt("/software/web-development");

  test("has five services, each with badges of what it includes", () => {
    const services = namesUnder(page, web.services.heading);
    expect(services).toHaveLength(5);
    for (const name of services) expect(itemsOf(page, name).length, name).toBeGreaterThan(1);
  });

  test("promises 99.9% uptime SLA and 24/7 support", () => {
    const badges = textsOf(sectionTitled(page, web.services.heading), "li li");
    expect(badges).toEqual(expect.arrayContaining(["99.9% uptime SLA", "24/7 support"]));
  });

  test("has 13 technologies, each in a category and with a logo of its own", () => {
    const section = sectionTitled(page, web.technologies.heading);
    const technologies = all(section, "li li");
    expect(technologies).toHaveLength(13);
    const categories = namesUnder(page, web.technologies.heading);
    expect(categories.flatMap((name) => itemsOf(page, name))).toHaveLength(13);
    expect(categories.map((name) => itemsOf(page, name).length)).not.toContain(0);
    const logos = technologies.map((technology) => {
      const logo = one(technology, "svg");
      expect(logo.getAttribute("aria-hidden")).toBe("true");
      // A logo is one filled shape; an icon would be drawn with several strokes.
      expect(logo.children).toHaveLength(1);
      return one(logo, "path").getAttribute("d");
    });
    expect(new Set(logos).size).toBe(13);
    expect(all(section, "img")).toEqual([]);
  });

  test("has four recent projects, each with a picture of its own", () => {
    const section = sectionTitled(page, web.work.heading);
    expect(namesUnder(page, web.work.heading)).toHaveLength(4);
    const sources = all(section, "img").map((picture) => picture.getAttribute("src"));
    expect(sources).toHaveLength(4);
    expect(new Set(sources).size).toBe(4);
  });

  test.each(web.work.projects)("shows at most 4 tags of '$title', then '+N more'", (project) => {
    const entry = entryNamed(page.main, project.title);
    expect(tagsOf(entry)).toEqual({
      shown: project.tags.slice(0, 4),
      hidden: project.tags.slice(4),
    });
    const more = project.tags.length - 4;
    expect(all(entry, "summary").map(visibleTextOf)).toEqual(more > 0 ? [`+${more} more`] : []);
  });

  test("has projects with fewer than 4, exactly 4 and more than 4 tags, to show the limit", () => {
    const counts = web.work.projects.map(({ tags }) => tags.length);
    expect(Math.min(...counts)).toBeLessThanOrEqual(4);
    expect(counts).toContain(4);
    expect(Math.max(...counts)).toBeGreaterThan(4);
  });

  test("leads from its projects to the portfolio", () => {
    const links = linksIn(sectionTitled(page, web.work.heading));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/portfolio"]);
  });

  test("has a process of four steps", () => {
    expect(stepsUnder(page, web.process.heading)).toHaveLength(4);
  });
});

describe("Mobile Development (2.15)", () => {
  const page = pageAt("/software/mobile-development");

  test("has four platform cards, each with a drawing", () => {
    const platforms = ["iOS", "Android", "Cross-Platform", "Wearable Apps"];
    expect(namesBeside(page, "iOS")).toEqual(platforms);
    for (const name of platforms) {
      expect(all(entryNamed(page.main, name), "svg").length, name).toBeGreaterThan(0);
    }
  });

  test("has four services and a process of four steps", () => {
    expect(namesUnder(page, mobile.services.heading)).toHaveLength(4);
    expect(stepsUnder(page, mobile.process.heading)).toHaveLength(4);
  });
});

describe("AI Consulting (2.16)", () => {
  const page = pageAt("/software/ai-consulting");

  test("has four services, six benefits and a process of four steps", () => {
    expect(namesUnder(page, ai.services.heading)).toHaveLength(4);
    expect(namesUnder(page, ai.benefits.heading)).toHaveLength(6);
    expect(stepsUnder(page, ai.process.heading)).toHaveLength(4);
  });

  test("has four industries, each with applications of its own", () => {
    const industries = ["Healthcare", "Finance", "Retail & E-commerce", "Manufacturing"];
    expect(namesBeside(page, "Healthcare")).toEqual(industries);
    const applications = industries.map((name) => itemsOf(page, name));
    for (const list of applications) expect(list.length).toBeGreaterThan(1);
    expect(new Set(applications.flat()).size).toBe(applications.flat().length);
  });
});
