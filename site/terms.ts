import { company } from "./company";
import { promises } from "./promises";

/*
 * What we offer on every page in the same words: the consultation, prices, commitment, visits. Whole
 * sentences, so that pages can use them as they are.
 */

// The sample's: how it prices, staffs, ends and insures its services.
const notice = "30 days";

/** The free consultation that every page leads to. Each page says in its own words what the call covers. */
export const consultation = {
  duration: "30 minutes",
  /** For the middle of a sentence: "Book a free 30-minute call with an engineer." */
  name: "a free 30-minute call with an engineer",
  outcome: "You get a list of what to fix first, with rough prices.",
} as const;

/** What an assessment costs, unless the page says otherwise. */
export const assessmentPrice =
  "The assessment has a fixed price, which we waive if you then hire us.";

/** How each family of services is priced, and how you can end it. */
export const terms = {
  managed: {
    price:
      "You get one invoice a month with fixed prices for our services. We quote them within two business days of a free call.",
    extra:
      "Projects, hardware, evening support until 10 PM and a technician outside our area cost extra, at a price that you approve first. A project is a one-time job, such as moving your office. Labor to replace a computer, phone or server is part of IT Infrastructure. Licenses and cloud usage are billed at the vendor's price. Emergencies and updates at night cost nothing extra.",
    smallest: `The smallest agreement is for ${Number.parseFloat(promises.clientSize)} people, and you can add or drop people, devices and sites in any month (annual Microsoft licenses continue).`,
    priceChange: "Our prices change at most once a year, with 60 days' notice.",
    area: `Our support engineers visit clients in ${company.counties}. Everywhere else, Illinois included, they work remotely.`,
    visits: `In ${company.counties}, an engineer comes the next business day if a problem needs a visit, and within 4 hours of your call in an emergency. Visits cost nothing extra. Everywhere else, Illinois included, hands-on work by a local technician costs extra.`,
    engineers: `Our 28 support engineers, all background-checked, work in our ${company.address.city} office: 16 on the help desk, 12 on networks, servers and security. Two are on call at night and on weekends, with a third as backup.`,
    secondShift:
      "Your second shift calls the same number, and an on-call engineer handles emergencies. Routine requests wait for business hours, unless you add evening support until 10 PM, priced per user.",
    missedPromise:
      "If we miss a promised response time, restore time, data-loss limit, uptime or latency, you get back 10% of that month's fee for the service. Announced updates don't count as downtime, and neither do failures of your power or internet line.",
    security:
      "Our engineers sign in with multi-factor authentication (MFA) and have passed a background check. We carry cyber and professional liability insurance and send certificates on request. We have no SOC 2 report of our own.",
    notice,
    commitment: `Agreements run month to month, and you can leave with ${notice}' notice.`,
    leaving:
      "You always hold a copy of the passwords, and by your last day we hand over documentation, domains, licenses and data at no charge. Annual Microsoft licenses and cloud discount contracts usually run to their end, whichever provider you have.",
    firstMonth:
      "In weeks 1 and 2, we take inventory, change the administrator passwords, install monitoring and check your backups. By day 30, your team is using our help desk, and you have a list of improvements with prices.",
  },
  software: {
    price:
      "A software project starts with about two weeks of discovery, at a price set beforehand. You then get a clickable prototype and a fixed price for version 1.0.",
    commitment:
      "We split the fixed price into two-week steps. After any of them you can stop, pay for finished steps and keep the work.",
    leaving:
      "You own the code. From the first day, it's in a repository (code storage) in your own account.",
  },
  microsoft: {
    price: `Prices are for annual licenses paid once a year. Paid in installments, they cost about 5% more.`,
    commitment:
      "Annual licenses let you drop users only at a renewal or within seven days of an order. Monthly licenses cost about a fifth more, and you can cancel at any month's end.",
    leaving:
      "If you leave, your data stays in your own Microsoft tenant (your company's account), and your next provider can take over the licenses.",
  },
} as const;
