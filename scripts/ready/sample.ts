// cspell:disable
/** What the checks look for. */
export type Sample = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  /** Of its region, as its texts name them. */
  readonly places: readonly string[];
  /** What it says of itself, which may be true of another company, too. */
  readonly claims: readonly string[];
  /** The path of its mark. */
  readonly mark: string;
  readonly colors: readonly string[];
  /** First and last name of those whom its texts call by their first name. */
  readonly firstNames: Readonly<Record<string, string>>;
  /** Name and `fingerprint` of the portrait. */
  readonly people: Readonly<Record<string, string>>;
  /** Title, and `fingerprint` of the illustration's path data, which recoloring doesn't change. */
  readonly projects: Readonly<Record<string, string>>;
};

/**
 * Facts by which `npm run check:ready` knows what still belongs to the sample. Only facts and
 * fingerprints: tests/specification/ready.test.ts fails if they no longer match the sample.
 */
export const sample: Sample = {
  name: "Quietworks",
  street: "Lantern Row",
  city: "St. Louis",
  places: ["St. Louis", "Missouri", "Sedalia", "Rolla", "Joplin", "Branson", "Gasconade"],
  claims: ['"Managed Intelligence Provider"', '"500+"', '"50+"', '"98%"'],
  mark: "M8 17h4l3-6 4 10 2.5-4H24",
  colors: ["#0a2240", "#ffb84d"],
  firstNames: { Marian: "Okafor" },
  people: {
    "Amina Yusuf": "c50c40f25ea08073",
    "Curtis Bell": "fc0864ab20488cb7",
    "Emeka Nwosu": "36f979beb387493e",
    "Emina Hadzic": "c706f958c95990c4",
    "Farah Naderi": "c98496cca28c6065",
    "Gordon Pruitt": "58cb3c0a8b29044c",
    "Hana Sato": "246e1e268d96844b",
    "Harjit Gill": "6baad29176ac6d76",
    "Ingrid Moen": "fb5ffe73d818ee55",
    "Jin Park": "b1bed987040a4f85",
    "Joyce Abernathy": "52744cdcb7e69e05",
    "Lucia Ferraro": "14ae420e9b7e1aaa",
    "Marian Okafor": "20f17d163726d818",
    "Mateo Villanueva": "650874d133b9883b",
    "Nora Lindqvist": "df6403401671f90d",
    "Odell Grant": "0bbac825f1e86b08",
    "Priya Raman": "eec62d3e8de77240",
    "Tomas Reyes": "20b9753827bdb681",
    "Wen Li": "978a91f1b99bf778",
  },
  projects: {
    "Dispatch desk for a freight broker": "04eeee9a41faf238",
    "Claims intake for a dental insurer": "5dcaee95305e42de",
    "Route planner for a propane company": "feb57da3e6427b6d",
    "Quotes for a steel fabricator": "11c521253227b432",
    "Lab samples for a water district": "d03551dadb272ecf",
    "Field notes for roofers": "d9c8492ada223e32",
    "A new website for a law firm": "978c5c4aad732e5c",
    "Parish school admissions": "176ef94c4fdbd47b",
    "Online store for a plant nursery": "1d67bf2d03fa0c9a",
    "Menus for three barbecue kitchens": "5f5534d692f46f2f",
    "Archive of a small-town weekly": "703cc6ecafa08e88",
    "Shift sign-up for a food bank": "66b3d184349dc2f5",
    "Sale posters for a farm auctioneer": "96f22365f68bf415",
    "Bookings for a river outfitter": "5972ef7940755c23",
    "Audio tour of a railroad museum": "f94ad6812bacd13e",
    "Rates and branches of a credit union": "d5ccdd0411c308a7",
    "Clean restart for a home-care agency": "9042e19b85c627d7",
    "Spring orders for a seed dealer": "a463f2ed903e7f95",
    "Tee times for a county golf course": "05873556066b5af9",
    "Permit status for a small city": "36c85c2c357ae1da",
    "Wholesale store for a coffee roaster": "20a67a9dd3bb7ace",
  },
};
