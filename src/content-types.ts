import type { IconNode } from "lucide";

/*
 * The site's entities: cards, people, projects and so on. Content files contain values of these types;
 * the compiler checks them.
 */

/** Every target is a key of it; src/lib/routes.ts adds those of the route table. */
// biome-ignore lint/suspicious/noEmptyInterface: the route table fills it
export interface Targets {}

/** The name of a page that exists. A link to anything else does not compile. */
export type Target = keyof Targets;

/** A row of the route table: the page's path, its title without the product name, its target, and its family. */
export type RouteRow = readonly [
  path: `/${string}`,
  title: string,
  target: string,
  family?: Family,
];

/** An icon of Lucide: the nodes of one drawing on a 24 × 24 grid. */
export type { IconNode };

/** A company's or product's logo: one path in one color. */
export type LogoDrawing = {
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

/** Every family of services is a key of it; src/lib/routes.ts adds those of site/brand.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: the brand fills it
export interface Families {}

/** A family of services. Its pages have its color. */
export type Family = keyof Families;

/** What the hero of a family's pages lies on. */
export type Ground = "night" | "daylight" | "deep";

/** An address that is no page: an anchor, phone, email, another site, or a file in site/public/files. */
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
export type Words = ReadonlyArray<string | ({ readonly text: string } & Destination)>;

/** A picture of the site: a file that the build resizes or recolors. */
export type BuiltImage = {
  /** Its AVIF files, as `srcset`; none for a logo. */
  readonly sources: { readonly avif?: string };
  /** What all browsers show, with its size in px. */
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
  /** True if it has no ground of its own: a figure that has been cut out. */
  readonly cutout?: boolean;
};

/** A picture: one of the site, or the address of one on another host. */
export type Image = `https://${string}` | BuiltImage;

/** A photograph, such as of your team, your office or a rack, imported with `?photo`, or `?scene` for a Scene. */
export type Photograph = {
  readonly image: BuiltImage;
  /** What it shows, for visitors who don't see it; "" if the words beside it say the same. */
  readonly alt: string;
};

/** A day such as "2026-12-24". */
export type Day = `${number}-${number}-${number}`;

/** An article, as lists show it. */
export type Article = {
  /** Name of its file, and the end of its address. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: Day;
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
  | { readonly kind: "consent"; readonly label: Words }
);

export type ServiceCard = {
  readonly title: string;
  readonly description: string;
  readonly features?: readonly string[];
  readonly icon?: IconNode;
  /** Target of the page that the card leads to. */
  readonly to?: Target;
};

/** A point, such as a benefit or a note. */
export type Point = {
  readonly title: string;
  readonly description: string;
};

/** A point with an icon, such as a feature. */
export type Feature = Point & { readonly icon: IconNode };

export type PricedService = {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  /** In the currency of site/locale.ts. */
  readonly startingPrice: number;
  /** Today's, if the starting price has a date (site/prices.ts). */
  readonly todaysPrice?: number;
  /** True when the price is per user per month, false for a first assessment. Both are words of the page that shows it. */
  readonly monthly: boolean;
  /** Target of its page. */
  readonly to: Target;
};

/** A recent project on the web development page. */
export type Project = {
  readonly title: string;
  readonly description: string;
  readonly image: Image;
  readonly tags: readonly string[];
};

export type Technology = {
  readonly name: string;
  readonly category: string;
  readonly icon: LogoDrawing;
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
  readonly description: string | Words;
  readonly image: Image;
  readonly technologies: readonly string[];
  /** A page of its own that tells more, to which the title leads. */
  readonly to?: Target;
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

/** The parts of a postal address. */
export type PostalAddress = {
  /** "" without an office that clients may visit. */
  readonly street: string;
  readonly city: string;
  /** State, province or canton, where addresses or texts name it. */
  readonly state?: string;
  readonly postalCode: string;
  /** ISO 3166-1 code. */
  readonly country: string;
};

/** A day of the week, as schema.org names it. */
export type Weekday =
  | "Monday"
  | "Tuesday"
  | "Wednesday"
  | "Thursday"
  | "Friday"
  | "Saturday"
  | "Sunday";

/** Days in a row with the same hours, as in `{ from: "Monday", to: "Friday", opens: "8:00", closes: "17:00" }`. */
export type OfficeHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  /** Local time on a 24-hour clock, such as "7:30". */
  readonly opens: `${number}:${number}`;
  /** Past midnight it is the time of the next day: "2:00" for a Friday that ends on Saturday. */
  readonly closes: `${number}:${number}`;
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

/** What a client says about the company. */
export type Quote = TeamMember & {
  /** The client's own words, without quotation marks. */
  readonly words: string;
  readonly company: string;
};

/** A client or partner with its logo. */
export type ClientLogo = {
  readonly name: string;
  /** Its file, imported with `?logo`. */
  readonly logo: BuiltImage;
};

/** How something in a drawing is: fine, needs attention, or not in use. */
export type State = "good" | "watch" | "idle";

/** A certification, membership or license that the company holds. */
export type Credential = {
  readonly name: string;
  /** Who issued it. */
  readonly issuer: string;
  readonly number?: string;
  /** The last day on which it holds. Builds after it leave the credential out. */
  readonly validUntil?: Day;
  /** Where it can be checked. */
  readonly href?: `https://${string}`;
};
