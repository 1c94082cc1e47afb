import type { ClientLogo, Credential, Photograph, Quote } from "~/content-types";
import alder from "~/site/assets/clients/alder.svg?logo";
import basalt from "~/site/assets/clients/basalt.png?logo";
import wren from "~/site/assets/clients/wren.svg?logo";
import elsa from "~/site/assets/people/elsa-quint.png?portrait";
import rack from "~/site/assets/photos/rack.jpg?photo";

export const quotes: { readonly heading: string; readonly entries: readonly Quote[] } = {
  heading: "What our clients say",
  entries: [
    {
      words: "They moved forty of us over a weekend. On Monday everyone just signed in.",
      name: "Elsa Quint",
      position: "Office Manager",
      company: "Alder Dental",
      image: elsa,
    },
    { words: "A person answers.", name: "Petra Lund", position: "Owner", company: "Wren & Co" },
  ],
};

export const clients: { readonly heading: string; readonly entries: readonly ClientLogo[] } = {
  heading: "Some of our clients",
  entries: [
    { name: "Alder Dental", logo: alder },
    { name: "Wren & Co", logo: wren },
    { name: "Basalt", logo: basalt },
  ],
};

export const credentials: { readonly heading: string; readonly entries: readonly Credential[] } = {
  heading: "Certifications and memberships",
  entries: [
    {
      name: "ISO/IEC 27001",
      issuer: "Northern Certification",
      number: "NC-4410-27",
      validUntil: "2097-05-31",
      href: "https://registry.northern.test/nc-4410-27",
    },
    // Own fact: the issuer's name.
    { name: "Chamber of Commerce", issuer: "Greater Portland Chamber" },
    { name: "Retired partnership", issuer: "A vendor", validUntil: "2025-01-31" },
  ],
};

/** Home shows it instead of a drawing. */
export const serverRoom: Photograph = { image: rack, alt: "Two racks in our server room" };
