import type { TeamLeader } from "~/content-types";
import founder from "~/site/assets/people/founder.jpg?portrait";

/** The founder and the directors, as Home and About show them. */
export const directors: readonly TeamLeader[] = [
  {
    name: "Martha Norton",
    position: "CEO & Founder",
    bio: "Set up the network of a boatyard and stayed in the trade. Visits every client once a year.",
    image: founder,
    email: "martha@harborpine.test",
    phone: { text: "(207) 555-2243", dial: "+12075552243" },
    linkedin: "https://www.linkedin.com/in/martha-norton",
    specialties: ["Networks", "Security"],
  },
];

export const simon: TeamLeader = {
  name: "Simon Upton",
  position: "Head of Support",
  bio: "Answered calls for a shipping line. Reads ten tickets a week and calls the people behind them.",
  email: "simon@harborpine.test",
  specialties: ["Help desk", "Training"],
};

/** Everyone who leads the company. */
export const leaders: readonly TeamLeader[] = [...directors, simon];
