import type { TeamMember } from "~/content-types";
import { company, figures } from "~/site/company";
import { leaders } from "~/site/leaders";

export const description = `The people of ${company.name} in ${company.address.city}: who leads the company and who builds your software.`;

export const hero = {
  heading: "Our team",
  lead: `We work in ${company.address.city} and drive to clients in ${company.region}.`,
  actions: [{ label: "Work With Us", to: "contact" }],
} as const;

export const leadership = {
  heading: "Who leads the company",
  lead: "Call or email the person responsible for your question.",
  labels: { specialties: "Specialties:", profile: "LinkedIn profile", of: "of" },
};

const tester: TeamMember = { name: "Grace Holt", position: "Test Engineer" };

export const development = {
  heading: "Who builds your software",
  lead: "Two to four of them work on your project.",
  members: [
    { name: "Henry Irving", position: "Business Analyst" },
    { name: "Alice Brook", position: "Product Designer" },
    { name: "Brian Carver", position: "Developer" },
    tester,
  ],
  opening: { text: "Could this be you?", action: { label: "Work With Us", to: "contact" } },
} as const;

export const everyone: readonly TeamMember[] = [...leaders, ...development.members];

export const values = {
  heading: "What we care about",
  lead: "The person named can stop a project that goes against it.",
  values: [{ name: "Care", description: "We test it.", owner: tester, habit: "tries every form." }],
};

export const statistics = { heading: "In numbers", figures: [figures.clients, figures.support] };

export const callToAction = {
  heading: "Come work with us",
  text: `Write to us about the role you want. We reply ${company.replyTime}.`,
  actions: [{ label: "View Open Positions", to: "contact" }],
} as const;
