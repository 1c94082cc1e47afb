import amina from "~/assets/people/amina-yusuf.png?portrait";
import gordon from "~/assets/people/gordon-pruitt.png?portrait";
import marian from "~/assets/people/marian-okafor.png?portrait";
import nora from "~/assets/people/nora-lindqvist.png?portrait";
import tomas from "~/assets/people/tomas-reyes.png?portrait";
import type { TeamLeader } from "~/content-types";

/** The founder and the directors, as Home and About show them (specification section 2.4). */
export const directors: readonly TeamLeader[] = [
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

/** Everyone who leads the company (specification section 2.22). */
export const leaders: readonly TeamLeader[] = [
  ...directors,
  {
    name: "Amina Yusuf",
    position: "Head of Software",
    bio: "Wrote stock software for a shoe warehouse, then spent a winter on its night shift using it. Sends every developer to sit beside a user before the first line.",
    image: amina,
    email: "amina@quietworks.example",
    phone: "(314) 555-0146",
    linkedin: "https://www.linkedin.com/in/amina-yusuf-example",
    specialties: ["Custom software", "Integrations", "Code review"],
  },
  {
    name: "Gordon Pruitt",
    position: "Head of Microsoft Licensing",
    bio: "Was an accountant until he read his employer's license bill. Still reads bills line by line, and asks about every seat that nobody sits in.",
    image: gordon,
    email: "gordon@quietworks.example",
    phone: "(314) 555-0147",
    linkedin: "https://www.linkedin.com/in/gordon-pruitt-example",
    specialties: ["Microsoft 365", "Azure", "License reviews"],
  },
];
