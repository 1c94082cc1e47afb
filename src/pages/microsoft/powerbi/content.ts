import { Bell, DatabaseZap, MousePointerClick, Plug, ShieldCheck, Timer } from "lucide";
import { startingPriceOf } from "~/site/microsoft-solutions";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Reports that answer the question you would have asked next, from ${startingPriceOf("powerbi")}. See sales, finance, operations and customer examples.`;

export const hero = {
  page: "powerbi",
  name: "Power BI",
  heading: "Monday's numbers, on Monday.",
  lead: `Sales, accounting and stock in one report that is up to date before the first coffee. Everyone reads the same figure. Starting at ${startingPriceOf("powerbi")}.`,
  actions: [
    { label: "Get Demo", to: "contact" },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
} as const;

/** The chart of the hero illustration: an example, in thousands of dollars. */
export const salesByWeek = {
  title: "Sales by week",
  note: "example",
  refreshed: "refreshed 6 AM",
  sold: [118, 126, 121, 139, 148, 137, 156, 168, 160, 181, 175, 196],
  plan: [122, 128, 125, 140, 150, 144, 155, 165, 161, 172, 168, 175],
} as const;

export const features = {
  heading: "From five exports to one figure.",
  lead: "Six features, in the order in which a number passes through them.",
  sources: ["Accounting", "Web store", "Warehouse", "CRM", "Workbooks"],
  model: "One model",
  readers: ["Browser", "Phone", "Teams", "Excel"],
  stages: [
    {
      name: "Going in",
      features: [
        {
          icon: Plug,
          title: "Connectors",
          description: "Data is read where it lives. Nobody exports, pastes or renames a column.",
        },
        {
          icon: Timer,
          title: "Scheduled refresh",
          description: "At the hours you set, the report updates itself and says when it last did.",
        },
      ],
    },
    {
      name: "In the middle",
      features: [
        {
          icon: DatabaseZap,
          title: "One data model",
          description: "What counts as revenue is written down once. Every chart obeys.",
        },
        {
          icon: ShieldCheck,
          title: "Row-level security",
          description: "One report for all branches. Each sees its own rows and no others.",
        },
      ],
    },
    {
      name: "Coming out",
      features: [
        {
          icon: MousePointerClick,
          title: "Interactive reports",
          description: "Click a bar, and everything else on the page answers for that bar.",
        },
        {
          icon: Bell,
          title: "Alerts",
          description:
            "When a figure crosses your line, your phone hears of it before the meeting.",
        },
      ],
    },
  ],
} as const;

export const reasons = {
  heading: "How old is the number in front of you?",
  lead: "A monthly report that takes ten days to prepare is ten days old on arrival, and forty when the next one comes.",
  /** In days: from one report to the next, to prepare one, and in the chart. */
  every: 30,
  delay: 10,
  days: 90,
  labels: {
    oldest: "40 days old",
    newest: "10 days old, just in",
    beforeNext: "before the next report",
    period: "Month",
    daily: "Every night: never older than a day",
  },
  reasons: [
    {
      title: "Nobody builds it by hand",
      description: "Whoever spent every Friday on the report has that day for something else.",
    },
    {
      title: "Excel stays",
      description: "A pivot table can read the same model. Nobody loses the tool they think in.",
    },
    {
      title: "One sign-in",
      description: "The account that opens your mail opens the report. Close it, and both close.",
    },
    {
      title: "It starts with one report",
      description: "It answers one question. The next report uses what the first has connected.",
    },
  ],
} as const;

export const useCases = {
  heading: "Four questions, each with its own kind of picture.",
  lead: "What is asked decides what is drawn. Your own numbers fill the same frames.",
  note: "Example numbers.",
  cases: [
    {
      name: "Sales analytics",
      question: "Which region needs a visit?",
      chart: {
        kind: "bullets",
        caption: "Bars are booked this quarter, upright lines are the plan",
        unit: { before: "$", after: "k" },
        plan: "plan",
        bars: [
          { label: "North", value: 412, plan: 380 },
          { label: "West", value: 356, plan: 340 },
          { label: "South", value: 268, plan: 330 },
          { label: "East", value: 241, plan: 225 },
        ],
      },
      badges: ["Bookings to plan", "Win rate", "Average deal", "Pipeline age"],
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
      question: "When do orders leave late?",
      chart: {
        kind: "heatmap",
        caption: "Late orders by day and hour; the darker, the more",
        reading: "Hour by hour from 8 AM",
        hours: ["8 AM", "", "", "", "12 PM", "", "", "", "4 PM"],
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
      question: "Who orders again?",
      chart: {
        kind: "lines",
        unit: "percent",
        period: "Month",
        caption:
          "Customers who still order, month by month, with and without a call in the first week",
        lines: [
          { label: "called", shares: [100, 88, 79, 73, 69, 66, 64] },
          { label: "not called", shares: [100, 71, 54, 44, 38, 34, 31] },
        ],
      },
      badges: ["Repeat rate", "Lifetime value", "Churn", "Cost to win"],
    },
  ],
} as const;

export const drill = {
  heading: "Four clicks from what to why.",
  lead: "A report worth opening answers the question you ask next, and the one after that.",
  note: "Example: margin lost last month, in $1,000",
  levels: [
    {
      question: "Where did margin go?",
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
      question: "What took it in Joplin?",
      parts: [
        { label: "Returns", value: 2 },
        { label: "Freight", value: 7, chosen: true },
      ],
    },
    {
      question: "Which freight?",
      parts: [
        { label: "Rush orders", value: 5, chosen: true },
        { label: "Standard", value: 2 },
      ],
    },
  ],
  answer: "Rush freight at one branch: $5,000 of $34,000, and one phone call.",
} as const;

export const callToAction = {
  heading: "Bring two reports that disagree.",
  text: "We find the line where they part, and show you the one page that both departments could sign.",
  actions: [
    { label: "Schedule Analytics Review", to: "contact" },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
} as const;
