import { describe, expect, test } from "vitest";
import * as cloud from "~/pages/managed-services/cloud-services/content";
import * as cybersecurity from "~/pages/managed-services/cybersecurity/content";
import * as backup from "~/pages/managed-services/data-backup/content";
import * as helpDesk from "~/pages/managed-services/help-desk/content";
import * as infrastructure from "~/pages/managed-services/it-infrastructure/content";
import * as network from "~/pages/managed-services/network-management/content";
import * as virtualCto from "~/pages/managed-services/virtual-cto/content";
import { directors } from "~/site/leaders";
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
import {
  barWidthsIn,
  figuresOf,
  itemsOf,
  namesBeside,
  namesUnder,
  sectionTitled,
  stepsUnder,
} from "./entries";
import { specifiedMenus } from "./routes";

describe("Managed services overview (2.5)", () => {
  const page = pageAt("/managed-services");
  const services = specifiedMenus[0]?.items ?? [];

  test("has seven service cards, each with 'Learn More' to its page", () => {
    expect(services).toHaveLength(7);
    expect(namesBeside(page, "IT Infrastructure")).toEqual(services.map(([name]) => name));
    const links = linksIn(page.main).filter((link) => visibleTextOf(link) === "Learn More");
    expect(links.map((link) => [nameOf(link), link.getAttribute("href")])).toEqual(
      services.map(([name, path]) => [`Learn More about ${name}`, path]),
    );
  });

  test("gives six reasons", () => {
    expect(namesBeside(page, "Proactive Monitoring")).toEqual([
      "Proactive Monitoring",
      "Cost Predictability",
      "Expert Team",
      "Scalable Solutions",
      "Strategic Planning",
      "Compliance Support",
    ]);
  });
});

describe("IT Infrastructure (2.6)", () => {
  const page = pageAt("/managed-services/it-infrastructure");

  test("offers server, endpoint, performance and storage services", () => {
    expect(namesUnder(page, infrastructure.services.heading)).toEqual([
      expect.stringMatching(/server/i),
      expect.stringMatching(/endpoint/i),
      expect.stringMatching(/performance/i),
      expect.stringMatching(/storage/i),
    ]);
  });

  test("has a benefits list", () => {
    const benefits = sectionTitled(page, infrastructure.benefits.heading);
    expect(textsOf(benefits, "li li")).toEqual(
      infrastructure.benefits.groups.flatMap(({ points }) => points),
    );
  });

  test("has a process of four steps", () => {
    expect(stepsUnder(page, infrastructure.process.heading)).toEqual([
      "Assessment",
      "Design",
      "Implementation",
      "Management",
    ]);
  });
});

describe("Cybersecurity (2.7)", () => {
  const page = pageAt("/managed-services/cybersecurity");

  test("lists threats, phishing and ransomware among them, each with its sign and its answer", () => {
    const threats = one(sectionTitled(page, cybersecurity.threats.heading), "table");
    const names = textsOf(threats, "th[scope=row]");
    expect(names).toHaveLength(6);
    expect(names).toEqual(expect.arrayContaining(["Phishing", "Ransomware"]));
    expect(textsOf(threats, "td").filter(Boolean)).toHaveLength(12);
  });

  test("has four security services", () => {
    const names = namesUnder(page, cybersecurity.services.heading);
    expect(names).toEqual([
      expect.stringMatching(/threat detection/i),
      expect.stringMatching(/assessments/i),
      expect.stringMatching(/compliance/i),
      expect.stringMatching(/incident response/i),
    ]);
  });

  test.each(["HIPAA", "PCI-DSS", "SOX"])("names %s as an example of compliance", (standard) => {
    const [, , compliance = ""] = namesUnder(page, cybersecurity.services.heading);
    expect(textOf(entryNamed(page.main, compliance))).toContain(standard);
  });

  test("lists as many solutions as it announces, five", () => {
    expect(namesUnder(page, cybersecurity.solutions.heading)).toHaveLength(5);
  });

  test("has a threat detection rate of 99.7% and 500+ businesses protected", () => {
    expect(figuresOf(page)).toMatchObject({
      "threat detection rate": "99.7%",
      "businesses protected": "500+",
    });
  });

  test.each([
    ["$4.45M", "average breach cost", "IBM, Cost of a Data Breach Report, 2023"],
    ["277 days", "to identify a breach", "IBM, Cost of a Data Breach Report, 2023"],
    ["95%", "of breaches from human error", "World Economic Forum, Global Risks Report, 2022"],
  ])("quotes '%s %s' and its source", (number, label, source) => {
    const quoted = all(page.main, "dl > div").filter((figure) =>
      textsOf(figure, "dt").includes(label),
    );
    expect(quoted).toHaveLength(1);
    const words = quoted.flatMap((figure) => textsOf(figure, "dd"));
    expect([words.at(0), words.at(-1)]).toEqual([number, `Source: ${source}`]);
  });
});

describe("Cloud Services (2.8)", () => {
  const page = pageAt("/managed-services/cloud-services");

  test("has four service cards and six benefits", () => {
    expect(namesUnder(page, cloud.services.heading)).toHaveLength(4);
    expect(namesUnder(page, cloud.benefits.heading)).toHaveLength(6);
  });

  test("has four platform cards: three public clouds, Azure among them, and Hybrid", () => {
    expect(namesBeside(page, "Hybrid")).toEqual([
      "AWS",
      "Microsoft Azure",
      "Google Cloud",
      "Hybrid",
    ]);
  });

  test("shows the logo of each public cloud as an inline drawing", () => {
    const logos = ["AWS", "Microsoft Azure", "Google Cloud"].map((name) =>
      one(entryNamed(page.main, name), "svg"),
    );
    // Icons are drawn on a square of 24; a logo keeps the proportions of its owner.
    for (const logo of logos) expect(logo.getAttribute("viewBox")).not.toBe("0 0 24 24");
    expect(new Set(logos.map((logo) => one(logo, "path").getAttribute("d"))).size).toBe(3);
    expect(all(page.main, "img")).toEqual([]);
  });

  test("says up to 30% cost reduction and 99.9% uptime SLA", () => {
    expect(figuresOf(page)).toMatchObject({
      "cost reduction": "up to 30%",
      "uptime SLA": "99.9%",
    });
  });

  test("has a migration process of four steps", () => {
    expect(stepsUnder(page, cloud.migration.heading)).toEqual([
      "Assessment",
      "Planning",
      "Migration",
      "Optimization",
    ]);
  });

  test("says when a move returns its cost, and how much: 60%, 3x, 24/7", () => {
    expect(cloud.payback.heading).toMatch(/\bROI\b.*positive within 6-12 months/);
    const returns = sectionTitled(page, cloud.payback.heading);
    expect(textsOf(returns, "svg text")).toContain("6-12 months");
    expect(textsOf(returns, "dd:first-of-type")).toEqual(["60%", "3x", "24/7"]);
    expect(figuresOf(page)).toMatchObject({
      "overhead reduction": "60%",
      "faster deployment": "3x",
    });
  });
});

describe("Data Backup & Recovery (2.9)", () => {
  const page = pageAt("/managed-services/data-backup");

  test("has statistics of data loss, each with its source", () => {
    const figures = all(sectionTitled(page, backup.dataLoss.heading), "dl > div");
    expect(
      figures.map((figure) => [textsOf(figure, "dd").at(0), textsOf(figure, "dd").at(-1)]),
    ).toEqual([
      ["94%", "Sophos, The State of Ransomware, 2024"],
      ["34%", "Sophos, The State of Ransomware, 2024"],
      ["54%", "Uptime Institute, Annual Outage Analysis, 2024"],
    ]);
  });

  test("has four backup features", () => {
    expect(namesUnder(page, backup.habits.heading)).toHaveLength(4);
  });

  test("has the options Local, Cloud and Hybrid", () => {
    expect(namesBeside(page, "Hybrid")).toEqual(["Local", "Cloud", "Hybrid"]);
  });

  test("promises 15-minute RTO, 1-hour RPO, 24/7 support and tested recovery", () => {
    expect(namesBeside(page, "15-minute RTO")).toEqual([
      "15-minute RTO",
      "1-hour RPO",
      "24/7 support",
      "Tested recovery",
    ]);
  });

  test("compares recovery times in words and in bars of their length", () => {
    const chart = sectionTitled(page, backup.comparison.heading);
    expect(textsOf(chart, "li")).toEqual([
      expect.stringMatching(/days/i),
      expect.stringMatching(/\b8 hours$/),
      expect.stringMatching(/\b3 hours$/),
      expect.stringMatching(/^Quietworks hybrid within 15 minutes$/),
    ]);
    expect(barWidthsIn(chart)).toEqual([100, 67, 25, 2]);
  });

  test("says for each of five failures which of the copies helps", () => {
    const table = one(sectionTitled(page, backup.incidents.heading), "table");
    expect(textsOf(table, "th[scope=row]")).toHaveLength(5);
    expect(textsOf(table, "td").filter(Boolean)).toHaveLength(20);
  });

  test("has badges for HIPAA, SOX, GDPR and PCI-DSS", () => {
    const lists = all(page.main, "ul").map((list) => textsOf(list, "li"));
    expect(lists).toContainEqual(["HIPAA", "SOX", "GDPR", "PCI-DSS"]);
  });
});

describe("Help Desk Support (2.10)", () => {
  const page = pageAt("/managed-services/help-desk");

  test("has its sections in the order of the specification", () => {
    const { features, tiers, issues, metrics, channels, callToAction } = helpDesk;
    const sections = [features, tiers, issues, metrics, channels, callToAction];
    expect(textsOf(page.main, "h2")).toEqual(sections.map(({ heading }) => heading));
  });

  test("has four features and handles eight types of issues", () => {
    expect(namesUnder(page, helpDesk.features.heading)).toHaveLength(4);
    expect(namesUnder(page, helpDesk.issues.heading)).toHaveLength(8);
  });

  test.each([
    ["Level 1", "under 15 minutes"],
    ["Level 2", "under 1 hour"],
    ["Level 3", "under 4 hours"],
    ["Emergency", "under 15 minutes"],
  ])("%s responds in %s", (level, time) => {
    const [work = "", ...rest] = textsOf(entryNamed(page.main, level), "td");
    expect(work).toMatch(/\w/);
    expect(rest.at(-1)?.toLowerCase()).toBe(time);
  });

  test("has four tiers, with bars of the length of their response times", () => {
    const table = one(page.main, "table");
    expect(textsOf(table, "th[scope=row]")).toEqual(["Level 1", "Level 2", "Level 3", "Emergency"]);
    expect(barWidthsIn(table)).toEqual([6, 25, 100, 6]);
  });

  test("has 98% first call resolution and an average wait under 2 minutes, drawn one by one", () => {
    expect(figuresOf(page)).toMatchObject({
      "first call resolution": "98%",
      "average wait": "Under 2 minutes",
    });
    const drawings = all(sectionTitled(page, helpDesk.metrics.heading), "svg");
    const marks = drawings.map(
      (drawing) => all(drawing, "path")[0]?.getAttribute("d")?.match(/M/g)?.length,
    );
    expect(marks).toEqual([98, 2]);
  });

  test("has the channels phone, live chat, remote access and email", () => {
    const channels = namesUnder(page, helpDesk.channels.heading);
    expect(channels.map((name) => name.toLowerCase())).toEqual([
      "phone",
      "live chat",
      "remote access",
      "email",
    ]);
    const [phone = "", , , email = ""] = channels;
    const hrefOf = (name: string) => one(entryNamed(page.main, name), "a").getAttribute("href");
    expect(hrefOf(phone)).toBe("tel:+13145550142");
    expect(hrefOf(email)).toBe("mailto:hello@quietworks.example");
  });
});

describe("Network Management (2.11)", () => {
  const page = pageAt("/managed-services/network-management");

  test("has its sections in the order of the specification", () => {
    const { solutions, services, claims, benefits, assessment, callToAction } = network;
    const sections = [solutions, services, claims, benefits, assessment, callToAction];
    expect(textsOf(page.main, "h2")).toEqual(sections.map(({ heading }) => heading));
  });

  test("has four solutions, eight listed services and four benefits", () => {
    expect(namesUnder(page, network.solutions.heading)).toHaveLength(4);
    expect(namesUnder(page, network.services.heading)).toHaveLength(8);
    expect(namesUnder(page, network.benefits.heading)).toHaveLength(4);
  });

  test("says of each of the eight services what it does and when", () => {
    const table = one(sectionTitled(page, network.services.heading), "table");
    expect(textsOf(table, "thead th")).toHaveLength(3);
    expect(textsOf(table, "td").filter(Boolean)).toHaveLength(16);
  });

  test("has 99.9% uptime and latency under 5ms, the latency drawn to scale with its sources", () => {
    expect(figuresOf(page)).toMatchObject({ uptime: "99.9%", latency: "under 5ms" });
    const bars = all(sectionTitled(page, network.claims.heading), "li");
    expect(bars.map(textOf)).toEqual([
      expect.stringMatching(/under 5ms/),
      expect.stringMatching(/100ms.*Nielsen.*, 1993$/),
      expect.stringMatching(/150ms.*G\.114.*, 2003$/),
    ]);
    expect(bars.flatMap(barWidthsIn)).toEqual([3, 67, 100]);
  });

  test("has a free network assessment of three parts", () => {
    expect(network.assessment.heading).toMatch(/free network assessment/i);
    const parts = namesUnder(page, network.assessment.heading);
    expect(parts.map((name) => name.toLowerCase())).toEqual([
      "performance analysis",
      "security review",
      "optimization plan",
    ]);
  });
});

describe("Virtual CTO (2.12)", () => {
  const page = pageAt("/managed-services/virtual-cto");

  test("has four benefits", () => {
    expect(namesUnder(page, virtualCto.benefits.heading)).toHaveLength(4);
  });

  test("has a process of four steps", () => {
    expect(stepsUnder(page, virtualCto.process.heading)).toEqual([
      "Discovery & Assessment",
      "Strategy Development",
      "Implementation Planning",
      "Ongoing Support & Guidance",
    ]);
  });

  test("has six 'what we have to offer' points, each with work in every quarter", () => {
    expect(virtualCto.offer.heading).toMatch(/what we have to offer/i);
    const table = one(sectionTitled(page, virtualCto.offer.heading), "table");
    expect(textsOf(table, "thead th").slice(1)).toEqual(["Q1", "Q2", "Q3", "Q4"]);
    expect(textsOf(table, "th[scope=row]")).toHaveLength(6);
    expect(textsOf(table, "td").filter(Boolean)).toHaveLength(24);
  });

  test("says 20+ years of leadership experience, and whose", () => {
    expect(textsOf(page.main, "h2")).toContainEqual(
      expect.stringContaining("20+ years of leadership experience"),
    );
    const technology = directors.find(({ position }) => position === "Director of Technology");
    expect(textOf(page.main)).toContain(`${technology?.name}, our ${technology?.position}`);
  });

  test("has three engagement models of four points, Ongoing Advisory flagged Most Popular", () => {
    const models = ["Project-Based", "Ongoing Advisory", "Interim CTO"];
    expect(namesBeside(page, "Interim CTO")).toEqual(models);
    for (const model of models) expect(new Set(itemsOf(page, model)).size, model).toBe(4);
    const flagged = models.filter((model) =>
      textOf(entryNamed(page.main, model)).includes("Most Popular"),
    );
    expect(flagged).toEqual(["Ongoing Advisory"]);
    expect(textOf(page.main).match(/Most Popular/g)).toHaveLength(1);
  });
});
