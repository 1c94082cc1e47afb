import type { TeamLeader } from "~/content-types";
import { company } from "./company";

/** The founder and the directors, as Home and About show them. */
export const directors: readonly TeamLeader[] = [
  {
    name: "Martha Norton",
    position: "CEO & Founder",
    bio: "Repaired radios before she repaired networks. Visits every client once a year.",
    email: "martha@mapleridge.test",
    phone: { text: `${company.phone.text} ext. 43`, dial: company.phone.dial },
    specialties: ["Networks", "Security"],
  },
];

export const simon: TeamLeader = {
  name: "Simon Upton",
  position: "Technology Lead",
  bio: "Plans what each client buys and replaces.",
  email: "simon@mapleridge.test",
  specialties: ["Planning"],
};

/** Everyone who leads the company. */
export const leaders: readonly TeamLeader[] = [...directors, simon];
