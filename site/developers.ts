import type { TeamMember } from "~/content-types";
import curtisPortrait from "~/site/assets/people/curtis-bell.png?portrait";
import emekaPortrait from "~/site/assets/people/emeka-nwosu.png?portrait";
import eminaPortrait from "~/site/assets/people/emina-hadzic.png?portrait";
import farahPortrait from "~/site/assets/people/farah-naderi.png?portrait";
import hanaPortrait from "~/site/assets/people/hana-sato.png?portrait";
import harjitPortrait from "~/site/assets/people/harjit-gill.png?portrait";
import ingridPortrait from "~/site/assets/people/ingrid-moen.png?portrait";
import jinPortrait from "~/site/assets/people/jin-park.png?portrait";
import joycePortrait from "~/site/assets/people/joyce-abernathy.png?portrait";
import luciaPortrait from "~/site/assets/people/lucia-ferraro.png?portrait";
import mateoPortrait from "~/site/assets/people/mateo-villanueva.png?portrait";
import odellPortrait from "~/site/assets/people/odell-grant.png?portrait";
import priyaPortrait from "~/site/assets/people/priya-raman.png?portrait";
import wenPortrait from "~/site/assets/people/wen-li.png?portrait";

export const joyce: TeamMember = {
  name: "Joyce Abernathy",
  position: "Business Analyst",
  image: joycePortrait,
};
export const mateo: TeamMember = {
  name: "Mateo Villanueva",
  position: "UX Researcher",
  image: mateoPortrait,
};
export const hana: TeamMember = {
  name: "Hana Sato",
  position: "Product Designer",
  image: hanaPortrait,
};
export const curtis: TeamMember = {
  name: "Curtis Bell",
  position: "Accessibility Specialist",
  image: curtisPortrait,
};
export const ingrid: TeamMember = {
  name: "Ingrid Moen",
  position: "Dynamics 365 Consultant",
  image: ingridPortrait,
};
export const priya: TeamMember = {
  name: "Priya Raman",
  position: "Lead Web Developer",
  image: priyaPortrait,
};
export const emeka: TeamMember = {
  name: "Emeka Nwosu",
  position: "Back-End Developer",
  image: emekaPortrait,
};
export const lucia: TeamMember = {
  name: "Lucia Ferraro",
  position: "iOS Developer",
  image: luciaPortrait,
};
export const jin: TeamMember = {
  name: "Jin Park",
  position: "Android Developer",
  image: jinPortrait,
};
export const emina: TeamMember = {
  name: "Emina Hadzic",
  position: "WordPress Developer",
  image: eminaPortrait,
};
export const harjit: TeamMember = {
  name: "Harjit Gill",
  position: "Power BI Developer",
  image: harjitPortrait,
};
export const farah: TeamMember = {
  name: "Farah Naderi",
  position: "Machine Learning Engineer",
  image: farahPortrait,
};
export const odell: TeamMember = {
  name: "Odell Grant",
  position: "Test Engineer",
  image: odellPortrait,
};
export const wen: TeamMember = { name: "Wen Li", position: "Azure Engineer", image: wenPortrait };

/** The development team, in the order in which they work on a project. */
export const developers: readonly TeamMember[] = [
  joyce,
  mateo,
  hana,
  curtis,
  ingrid,
  priya,
  emeka,
  lucia,
  jin,
  emina,
  harjit,
  farah,
  odell,
  wen,
];
