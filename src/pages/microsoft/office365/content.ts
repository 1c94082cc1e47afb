import { excel } from "~/assets/logos/excel";
import { oneDrive } from "~/assets/logos/one-drive";
import { outlook } from "~/assets/logos/outlook";
import { powerPoint } from "~/assets/logos/power-point";
import { teams } from "~/assets/logos/teams";
import { word } from "~/assets/logos/word";
import { startingPriceOf } from "~/site/microsoft-solutions";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Microsoft 365 from ${startingPriceOf("office365")}: Outlook, Teams, Excel, Word, PowerPoint and OneDrive. What each is for, and which plan you can skip.`;

export const hero = {
  page: "office365",
  name: "Microsoft 365",
  heading: "One file, and everyone in it.",
  lead: `Mail, meetings and documents under one account, starting at ${startingPriceOf("office365")}. We move you in and stay within calling distance.`,
  actions: [
    { label: "Get Started", to: "contact" },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
} as const;

/** The included apps, in the order in which a proposal passes through them. */
export const apps = {
  heading: "Six apps, one proposal, nothing attached.",
  lead: "Follow a proposal through all of them. Each line says what one app hands to the next.",
  apps: [
    {
      icon: outlook,
      name: "Outlook",
      description:
        "Mail and calendar. The question reaches your phone, and you answer it from a laptop.",
      handsOver: "a question",
    },
    {
      icon: teams,
      name: "Teams",
      description:
        "Chat, calls and meetings. Three of you settle it, and the answer stays where it was given.",
      handsOver: "a decision",
    },
    {
      icon: excel,
      name: "Excel",
      description:
        "Sheets that several people fill in at once. Purchasing corrects a figure while you watch.",
      handsOver: "a price",
    },
    {
      icon: word,
      name: "Word",
      description:
        "The proposal itself. Each change carries a name, and yesterday's version is still there.",
      handsOver: "a proposal",
    },
    {
      icon: powerPoint,
      name: "PowerPoint",
      description:
        "The short version, for the meeting. The client sees slides; you see your notes.",
      handsOver: "six slides",
    },
    {
      icon: oneDrive,
      name: "OneDrive",
      description:
        "Where all of it lives. The client gets a link that you can end, not a copy that travels on.",
      handsOver: "one link",
    },
  ],
} as const;

export const plans = {
  heading: "Not everyone lives in Excel.",
  lead: "Business plans can be mixed in one company. Each is the smaller one plus a step, so nobody has to pay for a step they never take.",
  plans: [
    {
      name: "Business Basic",
      suits: "For those who read mail, join meetings and fill in forms.",
      adds: "Mail, files, meetings and Office, in the browser and on the phone",
    },
    {
      name: "Business Standard",
      suits: "For those who write and calculate all day, even where there is no internet.",
      adds: "The Office programs, installed on the computer",
    },
    {
      name: "Business Premium",
      suits: "For those who carry a laptop out of the building.",
      adds: "Devices managed, and wiped when lost",
    },
  ],
} as const;

/** Sentences with changes: "out" is struck, "in" is put in its place. */
export const reasons = {
  heading: "What changes when there is one version.",
  lead: "Crossed out: how it goes without Microsoft 365. The comments are ours.",
  insteadOf: "instead of: ",
  sentences: [
    {
      text: [
        { words: "Open" },
        { words: "Proposal_v7_final_NEW.docx", change: "out" },
        { words: "the proposal.", change: "in" },
      ],
      title: "There is one version",
      comment: "Everybody is in the same file. How it read on Tuesday is two clicks away.",
    },
    {
      text: [
        { words: "Drive back to the office", change: "out" },
        { words: "Sit down anywhere", change: "in" },
        { words: "and finish it." },
      ],
      title: "The desk is not a place",
      comment:
        "Sign in on another laptop and your mail and files are there. Spilled coffee costs a keyboard.",
    },
    {
      text: [
        { words: "Type the password" },
        { words: "and hope.", change: "out" },
        { words: "and confirm on your phone.", change: "in" },
      ],
      title: "A stolen password is not enough",
      comment: "We set up two-step sign-in for everyone, and the owner goes first.",
    },
    {
      text: [
        { words: "Lena leaves on Friday." },
        { words: "So do her files.", change: "out" },
        { words: "Her files stay.", change: "in" },
      ],
      title: "The company keeps its work",
      comment:
        "We lock the account, save her mail and files, and hand them to whoever follows. Then the seat is free.",
    },
  ],
} as const;

export const moving = {
  heading: "What moves into Microsoft\u00a0365, and where to.",
  lead: "We carry it over. The old place stays open until the last file has arrived.",
  goesTo: "goes to",
  moves: [
    {
      from: "The mailbox on the reception PC",
      to: "Outlook",
      icon: outlook,
      outcome: "With its folders, on any device.",
    },
    {
      from: "Drive S:, and the other drive S:",
      to: "Teams",
      icon: teams,
      outcome: "One place for each department.",
    },
    {
      from: "The price list one person may open",
      to: "Excel",
      icon: excel,
      outcome: "Open to all who need it, at once.",
    },
    {
      from: "Six letterheads, two with the old fax",
      to: "Word",
      icon: word,
      outcome: "One template, filled in by name.",
    },
    {
      from: "Everything on Frank's desktop",
      to: "OneDrive",
      icon: oneDrive,
      outcome: "There again on his next laptop.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Tell us what your people open first.",
  text: "Half an hour, free. We say which plan fits whom, and which one nobody needs.",
  actions: [
    { label: "Get Free Consultation", to: "contact" },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
} as const;
