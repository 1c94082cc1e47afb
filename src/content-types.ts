import type { IconNode } from "lucide";

/*
 * The site's entities: cards, people, projects and so on. Content files contain values of these types;
 * the compiler checks them.
 */

/** Every target is a key of it; src/site/routes.ts adds those of its table. */
// biome-ignore lint/suspicious/noEmptyInterface: the route table fills it
export interface Targets {}

/** The name of a page that exists. A link to anything else does not compile. */
export type Target = keyof Targets;

/** An inline vector icon: the nodes of one drawing on a 24 × 24 grid. */
export type Icon = IconNode;

/** A company's or product's logo: one path in one color. */
export type Logo = {
  readonly viewBox: `${number} ${number} ${number} ${number}`;
  readonly path: string;
};

/** A company's mark: shapes on a grid of 32 × 32, from back to front. */
export type Mark = {
  readonly shapes: ReadonlyArray<{
    /** That of the text around it, or highlight. */
    readonly color: "text" | "highlight";
    /** Path data of an outline, or of an area if `filled`. */
    readonly path: string;
    readonly filled?: boolean;
  }>;
  readonly strokeWidth: number;
};

/** The three service families. Each has a color; see styles/tokens.css. */
export type Family = "managed" | "software" | "microsoft";

/** An address that is no page: an anchor, phone, email, another site, or a file in public/files. */
export type Address =
  | `#${string}`
  | `tel:${PhoneNumber["dial"]}`
  | `mailto:${string}`
  | `https://${string}`
  | `/files/${string}`;

/**
 * Where a link or button leads: a page by its target, or an id on it (`anchor`), an article by its slug below the
 * target of their list (`article`), or any other address.
 */
export type Destination =
  | {
      readonly to: Target;
      readonly anchor?: string;
      readonly article?: string;
      readonly href?: never;
    }
  | {
      readonly href: Address;
      readonly to?: never;
      readonly anchor?: never;
      readonly article?: never;
    };

/** Where paths lead that are no pages any more: to a page, a file of the site, or another site. */
export type Redirects = Readonly<
  Record<
    `/${string}`,
    | Extract<Destination, { readonly to: Target }>
    | { readonly href: Extract<Address, `https:${string}` | `/${string}`> }
  >
>;

/** A labeled link or button. */
export type Action = { readonly label: string } & Destination;

/** Text in which some words may be links. */
export type RichText = ReadonlyArray<string | ({ readonly text: string } & Destination)>;

/** A picture: a file that the build resizes, or the address of one on another host. */
export type Image =
  | `https://${string}`
  | {
      readonly sources: Readonly<Record<string, string>>;
      /** The largest version, with its size in px. */
      readonly img: { readonly src: string; readonly w: number; readonly h: number };
    };

/** An article, as lists show it. */
export type Article = {
  /** Name of its file, and the end of its address. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The day, such as "2026-03-31". */
  readonly date: string;
  /** Name of a leader. */
  readonly author: string;
  readonly picture?: { readonly image: Image; readonly alt: string };
};

/** Values of the contact form by the names of its fields. */
export type ContactFormValues = Readonly<Record<string, string>>;

/** A field of the contact form. */
export type ContactField = {
  /** What its value is called in messages, such as "company". Unique in the form. */
  readonly name: string;
  /** What browsers fill in. Never "off": with it, Back would not bring back what was typed. */
  readonly autoComplete?:
    | "name"
    | "email"
    | "organization"
    | "tel"
    | "postal-code"
    | "street-address";
  /** Shown when the visitor leaves the field empty; makes the field required. */
  readonly missing?: string;
} & (
  | { readonly kind: "text" | "email" | "tel" | "number"; readonly label: string }
  /** Several lines of text. */
  | { readonly kind: "lines"; readonly label: string }
  /** One of several options. */
  | { readonly kind: "choice"; readonly label: string; readonly options: readonly string[] }
  /** A checkbox, with "yes" as its value. */
  | { readonly kind: "consent"; readonly label: RichText }
);

export type ServiceCard = {
  readonly title: string;
  readonly description: string;
  readonly features?: readonly string[];
  readonly icon?: Icon;
  /** Target of the page that the card leads to. */
  readonly to?: Target;
};

/** A point, such as a benefit or a note. */
export type Point = {
  readonly title: string;
  readonly description: string;
};

/** A point with an icon, such as a feature. */
export type Feature = Point & { readonly icon: Icon };

export type ServiceListItem = {
  readonly to: Target;
  readonly name: string;
  readonly icon: Icon;
  readonly description: string;
};

export type MicrosoftSolution = {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  /** USD. */
  readonly startingPrice: number;
  /** True when the price is per user per month. */
  readonly monthly: boolean;
  /** Target of its page. */
  readonly to: Target;
};

/** A recent project on the web development page. */
export type ProjectCard = {
  readonly title: string;
  readonly description: string;
  readonly image: Image;
  readonly tags: readonly string[];
};

export type Technology = {
  readonly name: string;
  readonly category: string;
  readonly icon: Icon | Logo;
};

export type SupportTier = {
  readonly level: string;
  readonly title: string;
  readonly description: string;
  readonly responseTime: string;
  readonly icon?: Icon;
};

export type Statistic = {
  readonly number: string;
  readonly label: string;
  readonly description: string;
};

export type PortfolioProject = {
  /** One of the page's categories. */
  readonly category: string;
  readonly title: string;
  readonly description: string | RichText;
  readonly image: Image;
  readonly technologies: readonly string[];
  /** In words, such as "4 months". */
  readonly duration: string;
  /** In words, such as "3 people". */
  readonly teamSize: string;
  readonly features: readonly string[];
};

/** A phone number, as pages show it and as phones dial it. */
export type PhoneNumber = {
  /** The number as your clients write it, with an extension if it has one: "(314) 555-0142 ext. 5". */
  readonly text: string;
  /** Country code and number, digits only, without the extension: "+13145550142". */
  readonly dial: `+${number}`;
};

export type TeamMember = {
  readonly name: string;
  readonly position: string;
  /** Without it, the person's initials are shown. */
  readonly image?: Image | undefined;
};

export type TeamLeader = TeamMember & {
  readonly bio: string;
  readonly email: `${string}@${string}.${string}`;
  readonly phone?: PhoneNumber | undefined;
  /** Address of the person's profile on another site. */
  readonly linkedin?: `https://${string}` | undefined;
  readonly specialties: readonly string[];
};
