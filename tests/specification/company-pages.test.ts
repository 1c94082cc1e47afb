import { describe, expect, test } from "vitest";
import * as about from "~/pages/about/content";
import * as contact from "~/pages/contact/content";
import * as home from "~/pages/home/content";
import * as team from "~/pages/team/content";
import {
  all,
  entryNamed,
  labelsAndPathsIn,
  linksIn,
  nameOf,
  one,
  pageAt,
  textOf,
  textsOf,
  visibleTextOf,
} from "../dist-page";
import { figuresOf, namesBeside, namesUnder, sectionTitled } from "./entries";

describe("Home (2.3)", () => {
  const page = pageAt("/");

  test("has a contact section and a services section, which the hero's buttons lead to", () => {
    expect(textsOf(one(page.main, "section#services"), "h2")).toEqual([home.services.heading]);
    expect(nameOf(one(page.main, "section#contact form"))).toBe("Contact");
  });

  test("has three cards with 'Learn More' links to the overviews of the service families", () => {
    const cards = namesUnder(page, home.services.heading);
    const links = linksIn(page.main).filter((link) => visibleTextOf(link) === "Learn More");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/managed-services",
      "/software",
      "/microsoft",
    ]);
    expect(links.map(nameOf)).toEqual(cards.map((name) => `Learn More about ${name}`));
  });

  test("claims 99.9% uptime, 24/7 support, 500+ clients and 15+ years of experience", () => {
    expect(figuresOf(page)).toEqual({
      uptime: "99.9%",
      support: "24/7",
      clients: "500+",
      "years of experience": "15+",
    });
  });

  test("has a Managed Intelligence Provider section and an about section", () => {
    expect(home.intelligence.heading).toContain("Managed Intelligence Provider");
    sectionTitled(page, home.intelligence.heading);
    expect(labelsAndPathsIn(sectionTitled(page, home.about.heading))).toEqual([
      ["Learn About Us", "/about"],
    ]);
  });
});

describe("About (2.4)", () => {
  const page = pageAt("/about");

  test("has the core values", () => {
    expect(namesBeside(page, "Simplicity First")).toEqual([
      "Simplicity First",
      "Client Partnership",
      "Excellence",
      "Reliability",
    ]);
  });

  test("has the statistics of the home page", () => {
    expect(figuresOf(page)).toEqual(figuresOf(pageAt("/")));
  });

  test("shows three leaders: a CEO & Founder and two Directors", () => {
    const leaders = namesUnder(page, about.leadership.heading).map((name) =>
      textOf(entryNamed(page.main, name)),
    );
    expect(leaders).toEqual([
      expect.stringContaining("CEO & Founder"),
      expect.stringContaining("Director"),
      expect.stringContaining("Director"),
    ]);
  });

  test("leads to all leaders on the team page", () => {
    const links = linksIn(sectionTitled(page, about.leadership.heading));
    expect(links.map((link) => link.getAttribute("href"))).toContain("/team");
  });

  test("calls to action at its end", () => {
    expect(labelsAndPathsIn(page.closing)).toContainEqual(["Get Free Consultation", "/contact"]);
  });
});

describe("Team (2.22)", () => {
  const page = pageAt("/team");
  const leaders = [
    ["Marian Okafor", "CEO & Founder", "Strategy, Client partnership, Security"],
    ["Tomas Reyes", "Director of Technology", "Cloud, Networks, Recovery"],
    ["Nora Lindqvist", "Director of Client Services", "Help desk, Onboarding, Training"],
    ["Amina Yusuf", "Head of Software", "Custom software, Integrations, Code review"],
    ["Gordon Pruitt", "Head of Microsoft Licensing", "Microsoft 365, Azure, License reviews"],
  ] as const;

  test("is titled 'Meet Our Team'", () => {
    expect(textsOf(page.main, "h1")).toEqual(["Meet Our Team"]);
  });

  test("has five leadership cards", () => {
    expect(namesUnder(page, team.leadership.heading)).toEqual(leaders.map(([name]) => name));
  });

  test.each(leaders)(
    "%s, %s, has a photo, a bio and specialties",
    (name, position, specialties) => {
      const card = entryNamed(page.main, name);
      expect(all(card, "img")).toHaveLength(1);
      expect(textsOf(card, "p")).toContain(position);
      expect(textsOf(card, "p").find((text) => text.length > 60)).toMatch(/\.$/);
      expect(textOf(card)).toContain("Specialties:");
      expect(textsOf(one(card, "ul"), "li")).toEqual(specialties.split(", "));
    },
  );

  test.each([
    ["Marian Okafor", "marian", "(314) 555-0143"],
    ["Tomas Reyes", "tomas", "(314) 555-0144"],
    ["Nora Lindqvist", "nora", "(314) 555-0145"],
    ["Amina Yusuf", "amina", "(314) 555-0146"],
    ["Gordon Pruitt", "gordon", "(314) 555-0147"],
  ])("%s has a mail, a telephone and a profile link", (name, mailbox, phone) => {
    const address = `${mailbox}@quietworks.example`;
    const card = entryNamed(page.main, name);
    expect(labelsAndPathsIn(card)).toEqual([
      [address, `mailto:${address}`],
      [phone, `tel:+1${phone.replace(/\D/g, "")}`],
      [
        "LinkedIn profile",
        expect.stringMatching(`^https://www\\.linkedin\\.com/in/${mailbox}[a-z-]+$`),
      ],
    ]);
    expect(linksIn(card).map(textOf).at(-1)).toBe(`LinkedIn profile of ${name}, leaves this site`);
  });

  test("shows a grid of 14 people, each with photo, name and position", () => {
    const names = namesUnder(page, team.development.heading);
    const people = names.map((name) => entryNamed(page.main, name));
    expect(people).toHaveLength(14);
    const positions = people.flatMap((person) => textsOf(person, "p"));
    const photos = people.flatMap((person) => all(person, "img"));
    expect(new Set(positions).size).toBe(14);
    expect(new Set(photos.map((photo) => photo.getAttribute("src"))).size).toBe(14);
  });

  test("shows all 19 people in its hero, which screen readers meet below", () => {
    expect(all(page.hero, "[aria-hidden=true] img")).toHaveLength(19);
    expect(all(page.hero, "img")).toHaveLength(19);
  });

  test("has four values, each with a text and a person who looks after it", () => {
    const values = ["Excellence", "Customer Focus", "Integrity", "Innovation"];
    expect(namesBeside(page, "Excellence")).toEqual(values);
    for (const value of values) {
      const entry = entryNamed(page.main, value);
      const texts = textsOf(entry, "p");
      expect(texts, value).toHaveLength(2);
      for (const text of texts) expect(text.length, value).toBeGreaterThan(40);
      expect(all(entry, "img"), value).toHaveLength(1);
    }
  });

  test("has four statistics", () => {
    expect(figuresOf(page)).toEqual({
      "years of experience": "15+",
      "happy clients": "500+",
      "client satisfaction": "99.9%",
      support: "24/7",
    });
  });
});

describe("Portfolio (2.23)", () => {
  const page = pageAt("/portfolio");
  const projects = all(page.main, "article");

  test("has four statistics", () => {
    expect(figuresOf(page)).toEqual({
      "projects completed": "50+",
      "client satisfaction": "98%",
      industries: "15+",
      support: "24/7",
    });
  });

  test("has the tabs All, Custom Software, Web Design, WordPress, Power BI and Mobile Apps", () => {
    expect(textsOf(page.main, "fieldset label")).toEqual([
      "All 17",
      "Custom Software 5",
      "Web Design 1",
      "WordPress 10",
      "Power BI 0",
      "Mobile Apps 1",
    ]);
    expect(textOf(one(page.main, "label:has(input[checked])"))).toBe("All 17");
  });

  test("has a different icon for each category with projects", () => {
    const icons = projects.map((project) => one(project, "p > svg").innerHTML);
    expect(new Set(icons).size).toBe(4);
  });

  test("has 17 projects with titles and descriptions of their own", () => {
    const titles = projects.flatMap((project) => textsOf(project, "h3"));
    expect(new Set(titles).size).toBe(17);
    const descriptions = projects.flatMap((project) =>
      textsOf(project, "p").filter((text) => text.length > 60),
    );
    expect(new Set(descriptions).size).toBe(17);
  });

  test("says how long each project took and how many people did it", () => {
    for (const project of projects) {
      expect(textsOf(project, "p")).toContainEqual(
        expect.stringMatching(/^\d+ (?:weeks|months), \d+ people$/),
      );
    }
  });

  test.each([
    ["technologies", 4],
    ["features", 3],
  ])("shows the first %s, at most %i, then '+N more'", (what, limit) => {
    const lists = projects.flatMap((project) => {
      const [technologies, ...features] = all(project, "ul:not(details ul)");
      return what === "technologies" ? [technologies] : features;
    });
    const counts = lists.map((list) => {
      const more = list?.nextElementSibling;
      return {
        shown: list?.children.length,
        hidden: more ? textsOf(more, "li").length : 0,
        label: more ? visibleTextOf(one(more, "summary")) : "",
      };
    });
    expect(counts).toHaveLength(17);
    for (const { shown, hidden, label } of counts) {
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThanOrEqual(limit);
      expect(label).toBe(hidden > 0 ? `+${hidden} more` : "");
      if (hidden > 0) expect(shown).toBe(limit);
    }
    // Some projects are beyond the limit, and some just at it.
    expect(counts.some(({ hidden }) => hidden > 0)).toBe(true);
    expect(counts.some(({ shown, hidden }) => shown === limit && hidden === 0)).toBe(true);
  });

  test("has descriptions with links, within the site or to another one", () => {
    const linking = projects.filter((project) => project.querySelector("p a"));
    expect(linking.length).toBeGreaterThanOrEqual(3);
  });
});

describe("Contact (2.24)", () => {
  const page = pageAt("/contact");

  test("asks to write: heading, free consultation and form", () => {
    expect(textsOf(page.main, "h1")).toEqual(["Ready to Simplify Your IT?"]);
    expect(textOf(page.hero)).toMatch(/\bfree\b/i);
    expect(nameOf(one(page.hero, "form"))).toBe("Contact");
  });

  test("asks for name, email and message, and offers company and phone", () => {
    const form = one(page.hero, "form");
    expect(textsOf(form, "label")).toEqual(["Name *", "Email *", "Company", "Phone", "Message *"]);
    expect(visibleTextOf(one(form, "button"))).toBe("Send Message");
  });

  test("dials the company under 'Prefer to Talk? Give Us a Call'", () => {
    expect(contact.talk.heading).toBe("Prefer to Talk? Give Us a Call");
    expect(labelsAndPathsIn(sectionTitled(page, contact.talk.heading))).toEqual([
      ["(314) 555-0142", "tel:+13145550142"],
    ]);
  });

  test("leads home with 'Learn About Our Company'", () => {
    expect(labelsAndPathsIn(page.main)).toContainEqual(["Learn About Our Company", "/"]);
  });

  test("says hours and address", () => {
    const facts = textOf(one(page.hero, "address"));
    expect(facts).toContain("Mon-Fri 8AM-5PM");
    expect(facts).toContain("Emergency support 24/7");
    expect(facts).toMatch(/St\. Louis, (?:Missouri|MO)/);
  });
});
