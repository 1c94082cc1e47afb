import { company } from "./company";
import { numberIn, promises } from "./promises";

/*
 * What we offer on every page in the same words: the consultation, prices, commitment. Whole
 * sentences, so that pages can use them as they are.
 */

// The sample's: how it prices, ends and insures its services.
const notice = "30 days";

/** The free consultation that every page leads to. Each page says in its own words what the call covers. */
export const consultation = {
  duration: "30 minutes",
  /** For the middle of a sentence: "Book a free 30-minute call with an engineer." */
  name: "a free 30-minute call with an engineer",
  outcome: "You get a list of what to fix first and roughly what it costs.",
} as const;

/** How each family of services is priced, and how you can end it. */
export const terms = {
  managed: {
    price:
      "You pay a fixed monthly price per user, device, server or site. Projects and hardware are priced before work starts.",
    counted:
      "The invoice has one line per service. The help desk and cybersecurity are billed by user, infrastructure by device, the cloud by server or application, backup by server and Microsoft 365 user, the network by site, and Virtual CTO by month or project.",
    extra:
      "Licenses and cloud usage are billed at the vendor's price. Help that you book outside business hours costs extra. Emergencies and our own updates at night don't.",
    smallest: `The smallest agreement is for ${numberIn(promises.clientSize)} people.`,
    priceChange: "Our prices change at most once a year, with 60 days' notice.",
    area: `We drive to offices in ${company.region} and work remotely everywhere else.`,
    missedPromise:
      "We say so in your monthly report and credit part of that month's fee for the service. Your agreement says how much.",
    security:
      "Our engineers sign in with MFA and pass a background check before we hire them. We carry cyber and professional liability insurance and send you the certificates on request.",
    notice,
    commitment: `Agreements run month to month. You can leave with ${notice}' notice.`,
    leaving: `If you leave, everything we made or bought for you is yours: passwords, documentation, domains, licenses and data. You get it within ${notice}, at no charge.`,
    firstMonth:
      "In week 1, we take inventory. In week 2, we install monitoring and check your backups. In week 3, your team meets the help desk. By day 30, you have a written list of what to fix, with a price for each. Your monthly fee is agreed before you sign.",
  },
  software: {
    price:
      "A software project starts with discovery. For about two weeks we learn how you work, at a price set beforehand. You get a clickable prototype and a fixed price for the full build.",
    commitment: "You can stop after any two-week step and keep everything built so far.",
    leaving:
      "You own the code. From the first day it's in a repository (code storage) in your own account.",
  },
  microsoft: {
    price:
      "Starting prices are a guide. Microsoft raises its list prices from time to time. Your quote states the current price, which may be higher.",
    commitment:
      "You can cancel monthly licenses at the end of any month. Annual licenses cost less, and least when paid up front. You can drop annual users in the first seven days. After that, you can only add users until the year ends.",
    leaving:
      "If you leave, your data stays in your own Microsoft tenant (your company's account), and your next provider can take over the licenses.",
  },
} as const;
