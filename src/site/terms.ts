/*
 * What we offer on every page in the same words: the consultation, prices, commitment. Whole
 * sentences, so that pages can use them as they are.
 */

const notice = "30 days";

/** The free consultation that every page leads to. */
export const consultation = {
  duration: "30 minutes",
  /** For the middle of a sentence: "Book a free 30-minute call with an engineer." */
  name: "a free 30-minute call with an engineer",
  outcome:
    "You get a list of what to fix first and roughly what it costs, whether or not you hire us.",
  softwareOutcome:
    "You'll hear what we'd build, a price range, and what you can keep as it is, whether or not you hire us.",
  microsoftOutcome:
    "You get a list of what to buy, change or drop and roughly what it costs, whether or not you hire us.",
} as const;

/** How each family of services is priced, and how you can end it. */
export const terms = {
  managed: {
    price: "One fixed amount per month. Projects and hardware are quoted before work starts.",
    notice,
    commitment: `Agreements run month to month. You can leave with ${notice}' notice.`,
    leaving:
      "If you leave, you get your passwords, documentation and configurations, and we hand over to your next provider at no charge.",
    firstMonth:
      "Week 1: we take inventory. Week 2: we install monitoring and check your backups. Week 3: your staff meet the help desk. By day 30 you have a written plan with prices.",
  },
  software: {
    price:
      "A software project starts with discovery: about two weeks of learning how you work, at a fixed price. You get a clickable prototype and a fixed price for the full build.",
    commitment: "You can stop after any two-week step and keep everything built so far.",
    leaving: "You own the code. From the first day it's stored in your own account (repository).",
  },
  microsoft: {
    price:
      "Starting prices are a guide. Microsoft raises its list from time to time, so your quote states the current price, which may be higher.",
    commitment:
      "Monthly licenses can be canceled in any month. Annual licenses cost less, but after the first week their number can't be reduced until the year ends.",
    leaving:
      "If you leave, your data stays in your own Microsoft tenant (your company's account), and we transfer the licenses to your next provider.",
  },
} as const;
