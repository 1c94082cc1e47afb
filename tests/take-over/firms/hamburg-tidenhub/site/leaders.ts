import type { TeamLeader } from "~/content-types";
import { company } from "./company";

/** Die Geschäftsführung. */
export const directors = [
  {
    name: "Wiebke Harmsen",
    position: "Geschäftsführerin und Gründerin",
    bio: "Hat als Fachinformatikerin in einer Reederei gelernt. Liest jede Rechnung, bevor Sie sie bekommen.",
    email: "wiebke.harmsen@tidenhub.test",
    phone: { text: "040 66969-121", dial: "+494066969121" },
    specialties: ["Strategie", "Verträge"],
  },
  {
    name: "Thore Lindemann",
    position: "Leiter Technik",
    bio: `Plant die Netzwerke unserer Kunden und hat in ${company.address.city} schon so manchen Keller von innen gesehen.`,
    email: "thore.lindemann@tidenhub.test",
    phone: { text: "040 66969-122", dial: "+494066969122" },
    specialties: ["Netzwerke", "Datensicherung"],
  },
] as const satisfies readonly TeamLeader[];

/** Alle mit Leitungsaufgaben. */
export const leaders = directors;
