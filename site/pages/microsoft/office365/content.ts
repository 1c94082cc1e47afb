import type { LogoDrawing } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { moneyText } from "~/lib/money";
import { startingPriceOf } from "~/lib/prices";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import { excel } from "~/site/assets/logos/excel";
import { oneDrive } from "~/site/assets/logos/one-drive";
import { outlook } from "~/site/assets/logos/outlook";
import { powerPoint } from "~/site/assets/logos/power-point";
import { teams } from "~/site/assets/logos/teams";
import { word } from "~/site/assets/logos/word";
import { booking } from "~/site/booking";
import { perUserPerMonth, pricesAsOf, todaysPricesAsOf } from "~/site/prices";
import { consultation } from "~/site/terms";
import type { Plan } from "./PlanComparison";
import type { TrackedChangesContent } from "./TrackedChanges";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Microsoft 365 from ${startingPriceOf("office365")}: which Business plan each employee needs, and what changes when you move.`;

export const hero: HeroContent = {
  name: "Microsoft 365",
  heading: "Email, files and meetings in one account",
  lead: `Your team works on one copy of each file instead of emailing versions around. Paid once a year, plans start at ${startingPriceOf("office365")} (${pricesAsOf}: $6). We quote the move separately.`,
  actions: [
    { label: "Get Started", ...booking },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
};

export const heroIllustration = {
  title: "Proposal.docx, three editors",
  note: "example",
  authors: ["Ana", "Ben", "You"],
  copies: ["Proposal_v2.docx", "Proposal_final.docx", "Proposal_v7_final_NEW.docx"],
} as const satisfies FrameContent & { authors: readonly string[]; copies: readonly string[] };

/** The included apps, in the order in which a proposal passes through them. */
export const apps: SectionContent & {
  apps: readonly { icon: LogoDrawing; name: string; description: string; handsOver: string }[];
} = {
  heading: "Apps included in Microsoft 365",
  lead: "Example: a client's question becomes a proposal, app by app.",
  apps: [
    {
      icon: outlook,
      name: "Outlook",
      description: "Email and calendar: the client's question reaches your phone.",
      handsOver: "a question",
    },
    {
      icon: teams,
      name: "Teams",
      description: "Chat, calls and meetings: three of you agree on an answer.",
      handsOver: "a decision",
    },
    {
      icon: excel,
      name: "Excel",
      description: "Spreadsheets: you see a coworker correct a price.",
      handsOver: "a price",
    },
    {
      icon: word,
      name: "Word",
      description: "Documents: you see who changed what.",
      handsOver: "a proposal",
    },
    {
      icon: powerPoint,
      name: "PowerPoint",
      description: "Presentations: the client sees slides while you see notes.",
      handsOver: "six slides",
    },
    {
      icon: oneDrive,
      name: "OneDrive",
      description: "File storage: you send a link that you can turn off.",
      handsOver: "one link",
    },
  ],
};

export const plans: SplitSectionContent & { plans: readonly [Plan, Plan, Plan] } = {
  heading: "Which plan each employee needs",
  lead: `You pay Microsoft's list price (${todaysPricesAsOf}), and ordering and renewals cost nothing extra. You can mix plans, each for up to 300 users. You add Copilot, Microsoft's AI assistant, only for people who need it.`,
  plans: [
    {
      name: "Business Basic",
      price: startingPriceOf("office365"),
      suits: "For people who read email and join meetings.",
      adds: "Email, files, meetings and Office apps in the browser and on phones",
    },
    {
      name: "Business Standard",
      price: `${moneyText(14)} ${perUserPerMonth}`,
      suits: "For people who write or calculate all day.",
      adds: "Office apps installed on the computer",
    },
    {
      name: "Business Premium",
      price: `${moneyText(22)} ${perUserPerMonth}`,
      suits:
        "For people whose laptops leave the office. You can lock or erase a lost laptop once it's online. Our IT Infrastructure service does that on all three plans, so Premium mainly adds sign-in rules.",
      adds: "Managed devices (Intune), and rules for who signs in from where",
    },
  ],
};

/** Sentences with changes: "out" is struck, "in" is put in its place. */
export const reasons: SectionContent & TrackedChangesContent = {
  heading: "Why switch to Microsoft 365",
  insteadOf: "instead of: ",
  sentences: [
    {
      text: [
        { words: "Open Proposal_v7_final_NEW.docx.", change: "out" },
        { words: "Open the proposal.", change: "in" },
      ],
      title: "One shared copy of each file",
      comment: "If an edit goes wrong, you restore an earlier version.",
    },
    {
      text: [
        { words: "Drive back to the office to finish it.", change: "out" },
        { words: "Finish it where you are.", change: "in" },
      ],
      title: "Work from anywhere",
      comment: "If your laptop breaks, your mail and OneDrive files open on any other computer.",
    },
    {
      text: [
        { words: "Sign in with a password alone.", change: "out" },
        { words: "Sign in with your phone, too.", change: "in" },
      ],
      title: "Multi-factor authentication for each user",
      comment:
        "A stolen password alone isn't enough, because sign-in also needs your phone or a USB key.",
    },
    {
      text: [
        { words: "Lena leaves on Friday." },
        { words: "So do her files.", change: "out" },
        { words: "Her files stay.", change: "in" },
      ],
      title: "Your company keeps its files",
      comment:
        "With Help Desk, we block Lena's sign-in the same day and hand her mail and files to a coworker.",
    },
  ],
};

export const moving: SectionContent & {
  goesTo: string;
  moves: readonly { from: string; to: string; outcome: string }[];
} = {
  heading: "Moving to Microsoft 365",
  lead: "Email keeps working, and the old system stays until the last file has arrived, about 30 days after we start. If another firm set up your Microsoft 365, we take it over and nothing moves.",
  goesTo: "afterward in",
  moves: [
    {
      from: "Email stored on the reception PC",
      to: "Outlook",
      outcome: "Moved with all its folders.",
    },
    {
      from: "Shared network drives",
      to: "Teams",
      outcome: "Each department's files get a space of their own.",
    },
    {
      from: "Files saved on each person's desktop",
      to: "OneDrive",
      outcome: "Each person keeps the same folders.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Get today's price for your team",
  text: `Bring your staff list to ${consultation.name}, and you get a plan for each job and the monthly total.`,
  actions: [
    { label: "Get Free Consultation", ...booking },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
};
