import claimsIntake from "~/assets/projects/claims-intake.svg";
import dispatchDesk from "~/assets/projects/dispatch-desk.svg";
import { illustration } from "~/assets/projects/illustration";
import routePlanner from "~/assets/projects/route-planner.svg";
import steelQuotes from "~/assets/projects/steel-quotes.svg";
import waterSamples from "~/assets/projects/water-samples.svg";
import type { PortfolioProject } from "~/content-types";

export const customSoftware: readonly PortfolioProject[] = [
  {
    title: "Dispatch desk for a freight broker",
    description:
      "Two people in Joplin could promise the same truck, because loads lived in four spreadsheets. Loads, drivers and invoices now share one screen. The old spreadsheets are read-only now.",
    image: illustration(dispatchDesk),
    technologies: ["TypeScript", "React", ".NET", "PostgreSQL", "Twilio"],
    duration: "6 months",
    teamSize: "4 people",
    features: ["Live load board", "Driver texting", "Rate history", "Invoice matching"],
  },
  {
    title: "Claims intake for a dental insurer",
    description: [
      "Software turns scans, faxes and emails into claims that a person only has to confirm. First, a month of ",
      { text: "AI consulting", to: "ai-consulting" },
      " tested which fields the software can fill in by itself.",
    ],
    image: illustration(claimsIntake),
    technologies: ["Python", "Azure AI", "React", "SQL Server", "Redis", "Docker"],
    duration: "9 months",
    teamSize: "5 people",
    features: ["Document reading", "Audit trail", "HIPAA logging"],
  },
  {
    title: "Route planner for a propane company",
    description:
      "Winter deliveries around Rolla were planned from one man's memory, and he was about to retire. The software now sorts four hundred stops in the time it takes to pour a coffee. Drivers can still overrule it, and do.",
    image: illustration(routePlanner),
    technologies: ["Go", "PostGIS", "React", "AWS"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Tank forecasting", "Driver app", "Map editing", "Replanning for ice"],
  },
  {
    title: "Quotes for a steel fabricator",
    description:
      "A quote took three days: one estimator knew the formula, and he kept it in his head. We wrote it down with him, found two mistakes in it, and now the whole office can price a job in ten minutes.",
    image: illustration(steelQuotes),
    technologies: ["C#", ".NET", "Vue", "SQL Server", "SharePoint"],
    duration: "4 months",
    teamSize: "3 people",
    features: [
      "Drawing takeoff",
      "Daily steel prices",
      "Margin check",
      "Approval by phone",
      "Reorders",
    ],
  },
  {
    title: "Lab samples for a water district",
    description:
      "Bottles were tracked on clipboards and results typed twice. A code now follows each bottle from tap to report. Results are checked against the state's limits before the lab closes for the day.",
    image: illustration(waterSamples),
    technologies: ["Python", "Django", "PostgreSQL", "Azure"],
    duration: "7 months",
    teamSize: "3 people",
    features: ["Bottle labels", "Chain of custody", "State reports"],
  },
];
