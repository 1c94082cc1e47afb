import { booking } from "~/site/booking";
import { company } from "~/site/company";

export const description = `Desk phones and call routing for offices in ${company.region}: planned, installed and looked after by one team.`;

export const hero = {
  heading: "Phone systems for your office",
  lead: "We plan, install and look after them.",
  actions: [{ label: "Get a Quote", ...booking }],
} as const;

export const room = {
  heading: "Where your calls arrive",
  lead: "In two rooms of our own, so that one of them can be down.",
} as const;

export const callToAction = {
  heading: "Tell us what you have today",
  text: `Describe it in a few lines. We reply ${company.replyTime} with a first plan.`,
  actions: [{ label: "Write to Us", to: "contact" }],
} as const;
