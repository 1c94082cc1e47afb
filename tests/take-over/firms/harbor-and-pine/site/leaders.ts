import type { TeamLeader } from "~/content-types";
import founder from "~/site/assets/people/founder.png?portrait";
import { company } from "./company";

export const martha: TeamLeader = {
  name: "Martha Norton",
  position: "CEO & Founder",
  bio: "Set up the network of a boatyard and stayed in the trade. Visits every client once a year.",
  image: founder,
  email: "martha@harborpine.test",
  phone: { text: `${company.phone.text} ext. 43`, dial: company.phone.dial },
  linkedin: "https://www.linkedin.com/in/martha-norton",
  specialties: ["Networks", "Security"],
};

export const simon: TeamLeader = {
  name: "Simon Upton",
  position: "Head of Support",
  bio: "Answered calls for a shipping line. Reads ten tickets a week and calls the people behind them.",
  email: "simon@harborpine.test",
  specialties: ["Help desk", "Training"],
};

export const directors = [martha];

export const leaders = [martha, simon];
