import marian from "~/assets/people/marian-okafor.png?portrait";
import nora from "~/assets/people/nora-lindqvist.png?portrait";
import tomas from "~/assets/people/tomas-reyes.png?portrait";
import type { TeamLeader } from "~/records";

/** The people who lead the company, once for all pages that show them (sections 2.4 and 2.22). */
export const leaders: readonly TeamLeader[] = [
  {
    name: "Marian Okafor",
    position: "CEO & Founder",
    bio: "Started with two vans and a borrowed rack. Still asks every new client what annoys them most, and writes the answer on the wall.",
    image: marian,
    email: "marian@quietworks.example",
    phone: "(314) 555-0143",
    linkedin: "https://www.linkedin.com/in/marian-okafor-example",
    specialties: ["Strategy", "Client partnership", "Security"],
  },
  {
    name: "Tomas Reyes",
    position: "Director of Technology",
    bio: "Keeps our clients' networks boring on purpose. Reads the release notes so that you never have to, and replaces nothing that still earns its place.",
    image: tomas,
    email: "tomas@quietworks.example",
    phone: "(314) 555-0144",
    linkedin: "https://www.linkedin.com/in/tomas-reyes-example",
    specialties: ["Cloud", "Networks", "Recovery"],
  },
  {
    name: "Nora Lindqvist",
    position: "Director of Client Services",
    bio: "Ran a hospital switchboard before she ran our help desk. Listens to ten calls a week and changes one thing because of them.",
    image: nora,
    email: "nora@quietworks.example",
    phone: "(314) 555-0145",
    linkedin: "https://www.linkedin.com/in/nora-lindqvist-example",
    specialties: ["Help desk", "Onboarding", "Training"],
  },
];
