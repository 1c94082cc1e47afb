import type { TeamLeader } from "~/content-types";
import aminaPortrait from "~/site/assets/people/amina-yusuf.png?portrait";
import gordonPortrait from "~/site/assets/people/gordon-pruitt.png?portrait";
import marianPortrait from "~/site/assets/people/marian-okafor.png?portrait";
import noraPortrait from "~/site/assets/people/nora-lindqvist.png?portrait";
import tomasPortrait from "~/site/assets/people/tomas-reyes.png?portrait";
import { promises } from "./promises";

export const marian: TeamLeader = {
  name: "Marian Okafor",
  position: "CEO & Founder",
  bio: "Started the company with two vans. Asks each new client what annoys them most, and a year later whether it's fixed.",
  image: marianPortrait,
  email: "marian@quietworks.example",
  phone: { text: "(314) 555-0143", dial: "+13145550143" },
  linkedin: "https://www.linkedin.com/in/marian-okafor-example",
  specialties: ["Strategy", "Client partnership", "Security"],
};

export const tomas: TeamLeader = {
  name: "Tomas Reyes",
  position: "Director of Technology",
  bio: `Leads our network, server and security engineers and the virtual CTO service, with ${promises.leadership} years of leadership experience.`,
  image: tomasPortrait,
  email: "tomas@quietworks.example",
  phone: { text: "(314) 555-0144", dial: "+13145550144" },
  linkedin: "https://www.linkedin.com/in/tomas-reyes-example",
  specialties: ["Cloud", "Networks", "Recovery"],
};

export const nora: TeamLeader = {
  name: "Nora Lindqvist",
  position: "Director of Client Services",
  bio: "Ran a hospital switchboard. Now leads our help desk and listens to ten support calls a week.",
  image: noraPortrait,
  email: "nora@quietworks.example",
  phone: { text: "(314) 555-0145", dial: "+13145550145" },
  linkedin: "https://www.linkedin.com/in/nora-lindqvist-example",
  specialties: ["Help desk", "Onboarding", "Training"],
};

export const amina: TeamLeader = {
  name: "Amina Yusuf",
  position: "Head of Software",
  bio: "Wrote a shoe warehouse's software, then used it on the night shift. Now her team sits with users before writing code.",
  image: aminaPortrait,
  email: "amina@quietworks.example",
  phone: { text: "(314) 555-0146", dial: "+13145550146" },
  linkedin: "https://www.linkedin.com/in/amina-yusuf-example",
  specialties: ["Custom software", "Integrations", "Code review"],
};

export const gordon: TeamLeader = {
  name: "Gordon Pruitt",
  position: "Head of Microsoft Licensing",
  bio: "Was an accountant until he read his employer's software bill, and now finds licenses that you pay for but don't use.",
  image: gordonPortrait,
  email: "gordon@quietworks.example",
  phone: { text: "(314) 555-0147", dial: "+13145550147" },
  linkedin: "https://www.linkedin.com/in/gordon-pruitt-example",
  specialties: ["Microsoft 365", "Azure", "License reviews"],
};

/** The founder and the directors, as Home and About show them. */
export const directors: readonly TeamLeader[] = [marian, tomas, nora];

/** Everyone who leads the company. */
export const leaders: readonly TeamLeader[] = [...directors, amina, gordon];
