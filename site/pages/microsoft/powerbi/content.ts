import { Bell, DatabaseZap, MousePointerClick, Plug, ShieldCheck, Timer } from "lucide";
import type { Point } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { startingPriceOf } from "~/lib/prices";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import { booking } from "~/site/booking";
import { pricesAsOf } from "~/site/prices";
import { consultation } from "~/site/terms";
import type { DataFlowContent } from "./DataFlow";
import type { DrillDownContent } from "./DrillDown";
import type { DataAgeChartContent } from "./LineCharts";
import type { Report } from "./Reports";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Power BI reports for your business, with licenses from ${startingPriceOf("powerbi")}.`;

export const hero: HeroContent = {
  name: "Power BI",
  heading: "Business reports updated nightly",
  lead: `Sales, accounting and inventory numbers come together in one place. Paid once a year, licenses start at ${startingPriceOf("powerbi")} (${pricesAsOf}: $10).`,
  actions: [
    { label: "Get Demo", ...booking },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
};

export const heroIllustration = {
  title: "Sales by week",
  note: "example, updated 6 AM",
  /** Around the latest week's sales. */
  unit: { before: "$", after: "k" },
  /** After the latest week's sales and percentage. */
  overPlan: "over plan",
  legend: { sold: "Sold", plan: "Plan" },
  /** The chart for screen readers; each is followed by its numbers. */
  inWords: {
    sold: "Example chart, sales by week in thousands of dollars:",
    plan: "Plan:",
    latest: "The latest week is",
  },
  sold: [118, 126, 121, 139, 148, 137, 156, 168, 160, 181, 175, 196],
  plan: [122, 128, 125, 140, 150, 144, 155, 165, 161, 172, 168, 175],
} as const satisfies FrameContent & {
  unit: Record<"before" | "after", string>;
  overPlan: string;
  legend: Record<"sold" | "plan", string>;
  inWords: Record<"sold" | "plan" | "latest", string>;
  sold: readonly number[];
  plan: readonly number[];
};

export const features: SectionContent & DataFlowContent = {
  heading: "From your data to a Power BI report",
  lead: "Each report has a fixed price, takes two to four weeks and is yours to keep. If a data source changes, we quote the fix. Readers need Power BI Pro licenses; from about 350 readers on, Microsoft's yearly flat fee costs less.",
  sources: ["Accounting", "Online store", "Warehouse", "CRM", "Spreadsheets"],
  model: "One data model",
  readers: ["Browser", "Phone", "Teams", "Excel"],
  stages: [
    {
      name: "Collect data",
      features: [
        {
          icon: Plug,
          title: "Connectors",
          description:
            "Power BI loads data from your programs, even those on a server in your office.",
        },
        {
          icon: Timer,
          title: "Scheduled refresh",
          description: "New data arrives nightly, or up to eight times a day.",
        },
      ],
    },
    {
      name: "Combine data",
      features: [
        {
          icon: DatabaseZap,
          title: "Shared definitions",
          description: "You decide once what counts as revenue, and every chart follows.",
        },
        {
          icon: ShieldCheck,
          title: "Access by branch",
          description: "Readers of a shared report see only their own branch.",
        },
      ],
    },
    {
      name: "Use reports",
      features: [
        {
          icon: MousePointerClick,
          title: "Interactive reports",
          description: "Click a bar, and every other chart shows only that part.",
        },
        {
          icon: Bell,
          title: "Alerts",
          description: "You get a message when a number passes your limit.",
        },
      ],
    },
  ],
};

export const useCases: SectionContent & { cases: readonly Report[] } = {
  heading: "Example reports by department",
  cases: [
    {
      name: "Sales analytics",
      question: "Which region is behind plan?",
      chart: {
        kind: "bullets",
        caption: "Bookings and plan by region, this quarter",
        unit: { before: "$", after: "k" },
        plan: "plan",
        toPlan: "vs. plan",
        bars: [
          { label: "North", value: 412, plan: 380 },
          { label: "West", value: 356, plan: 340 },
          { label: "South", value: 268, plan: 330 },
          { label: "East", value: 241, plan: 225 },
        ],
      },
      badges: ["Bookings vs. plan", "Win rate", "Average deal", "Age of open deals"],
    },
    {
      name: "Financial analytics",
      question: "Where did the profit go?",
      chart: {
        kind: "waterfall",
        caption: "From planned to actual profit, in $1,000",
        start: { label: "Plan", value: 84 },
        changes: [
          { label: "Sales", value: 22 },
          { label: "Steel", value: -31 },
          { label: "Freight", value: -9 },
        ],
        end: "Actual",
      },
      badges: ["Gross margin", "Cash on hand", "Days to pay"],
    },
    {
      name: "Operations analytics",
      question: "When do orders ship late?",
      chart: {
        kind: "heatmap",
        caption: "Number of late orders by day and hour",
        ariaLabel: "Hour by hour from 8 AM",
        hours: ["8 AM", "12 PM", "4 PM"],
        days: [
          { label: "Mon", counts: [4, 3, 1, 0, 0, 1, 1, 2, 3] },
          { label: "Tue", counts: [1, 0, 0, 0, 1, 0, 1, 2, 2] },
          { label: "Wed", counts: [0, 0, 1, 0, 0, 1, 0, 1, 3] },
          { label: "Thu", counts: [1, 0, 0, 1, 1, 2, 3, 4, 6] },
          { label: "Fri", counts: [2, 1, 0, 1, 3, 4, 6, 8, 9] },
        ],
      },
      badges: ["On-time rate", "Lead time", "Backlog"],
    },
    {
      name: "Customer analytics",
      question: "Which customers come back?",
      chart: {
        kind: "lines",
        unit: "percent",
        period: "Month",
        caption: "Customers still ordering, with and without a phone call in week 1",
        lines: [
          { label: "called", shares: [100, 88, 79, 73, 69, 66, 64] },
          { label: "not called", shares: [100, 71, 54, 44, 38, 34, 31] },
        ],
      },
      badges: ["Repeat rate", "Lifetime value", "Churn", "Acquisition cost"],
    },
  ],
};

export const drill: SectionContent & DrillDownContent = {
  heading: "Drill down from a total to its cause",
  note: "Margin lost last month, in $1,000 (example)",
  levels: [
    {
      question: "Where did we lose margin?",
      parts: [
        { label: "North", value: 6 },
        { label: "South", value: 17, chosen: true },
        { label: "West", value: 6 },
        { label: "East", value: 5 },
      ],
    },
    {
      question: "Which branch in the South?",
      parts: [
        { label: "Joplin", value: 9, chosen: true },
        { label: "Rolla", value: 4 },
        { label: "Branson", value: 4 },
      ],
    },
    {
      question: "What caused it in Joplin?",
      parts: [
        { label: "Returns", value: 2 },
        { label: "Freight", value: 7, chosen: true },
      ],
    },
  ],
  answer: "Freight at one branch is $7,000 of the $34,000 lost.",
};

export const reasons: SectionContent & DataAgeChartContent & { reasons: readonly Point[] } = {
  heading: "Why Power BI instead of a monthly report",
  lead: "If a monthly report takes 10 days to prepare, you work with numbers that are up to 40 days old.",
  /** In days: from one report to the next, to prepare one, and in the chart. */
  every: 30,
  delay: 10,
  days: 90,
  ariaLabel:
    "Monthly report: 10 days old on arrival, 40 days old before the next one. Updated nightly: usually under a day old.",
  labels: {
    oldest: "40 days old",
    newest: "10 days old on arrival",
    period: "Month",
    daily: "Updated nightly: usually under a day old",
  },
  reasons: [
    {
      title: "No report built by hand",
      description: "Your controller reads the report instead of preparing it.",
    },
    {
      title: "You keep Excel",
      description: "Your pivot tables can read the same data.",
    },
    {
      title: "Sign in with Microsoft 365",
      description: "Readers use the account they have, and closing that account ends access.",
    },
    {
      title: "You can start small",
      description: "Begin with one report and monthly licenses.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Have your reports reviewed",
  text: `Book ${consultation.name}, and bring two reports that disagree. We look for the reason, sketch one report to replace both and give a price range.`,
  actions: [
    { label: "Schedule Analytics Review", ...booking },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
};
