import type { TeamLeader } from "~/content-types";

export const directors: readonly TeamLeader[] = [
  {
    name: "Wiebke Harmsen",
    position: "Leiterin Netzwerktechnik und Informationssicherheit",
    bio: "Liest jede Rechnung, bevor Sie sie bekommen.",
    email: "wiebke.harmsen@tidenhub.test",
    phone: { text: "040 66969-121", dial: "+494066969121" },
    specialties: ["Strategie", "Verträge"],
  },
  {
    name: "Thore Lindemann",
    position: "Geschäftsführer",
    bio: "Plant die Netzwerke unserer Kunden.",
    email: "thore.lindemann@tidenhub.test",
    specialties: ["Netzwerke", "Datensicherung"],
  },
];

export const leaders = directors;
