/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Apps for iOS, Android, both at once and the wrist, built for people who work away from a desk, with or without signal. How we plan and ship them.";

export const hero = {
  page: "mobile-development",
  name: "Mobile Development",
  heading: "Apps that keep working in the basement.",
  lead: "For people who drive, climb and carry while they work. What they save stays on the phone, and goes out by itself when there is a signal again.",
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "View Portfolio", to: "portfolio" },
  ],
} as const;

export const heroIllustration = {
  title: "Basement, Building C",
  note: "example",
  outbox: "Outbox",
  waiting: "3",
  notes: ["Boiler photo", "Valve reading", "Signature"],
  offline: "no signal",
  time: "11:42",
  sent: "3 sent",
  saved: { name: "Three saved, none lost", reading: "2 h 28 min offline" },
} as const;

export const platforms = {
  heading: "iPhone, Android, both, or the wrist.",
  lead: "The same notes on each, drawn to one scale; the watch shows one at a time. What your people carry decides the rest.",
  label: "Choose it when",
  platforms: [
    {
      name: "iOS",
      description: "Written in Swift, for iPhone and iPad.",
      suits: ["Your people carry iPhones", "Camera and sensors do the work"],
    },
    {
      name: "Android",
      description: "Written in Kotlin, for phones, tablets and the scanner on the forklift.",
      suits: ["You buy the devices", "They get dropped"],
    },
    {
      name: "Cross-Platform",
      description: "Written once in React Native, delivered to both stores.",
      suits: ["Everyone brings their own phone", "It is lists, forms and photos"],
    },
    {
      name: "Wearable Apps",
      description: "A glance and a tap, for Apple Watch and Wear OS.",
      suits: ["Both hands are busy", "The answer is yes, no or next"],
    },
  ],
} as const;

export const services = {
  heading: "Four services, from the glass down.",
  lead: "An app is the visible layer of something thicker. We build all of it, or the layer you are missing.",
  layers: [
    {
      place: "What they touch",
      title: "App Design",
      description:
        "Every screen is drawn, put on a phone and handed to someone wearing gloves. What they miss, we move.",
    },
    {
      place: "What runs",
      title: "App Development",
      description:
        "Native or cross-platform, with a new build on your own phone each week. You find the odd button before your people do.",
    },
    {
      place: "What connects",
      title: "Offline & Integration",
      description:
        "The app talks to your calendar, your stock and your invoices. While there is no signal, it remembers what it wanted to say.",
    },
    {
      place: "What keeps it alive",
      title: "Release & Maintenance",
      description:
        "We deal with both stores, and test against every new iOS and Android while it is still a preview.",
    },
  ],
} as const;

/** Hours of the day, in decimals. */
export const signal = {
  heading: "Twice without a signal, nothing lost.",
  lead: "One technician's example Tuesday: 20 notes saved, 8 of them without a signal. Each line runs from the moment a note is saved to the moment the office has it.",
  from: { name: "Saved on the phone", hour: 7 },
  to: { name: "At the office", hour: 17 },
  hours: ["7 AM", "9", "11", "1 PM", "3", "5 PM"],
  gaps: [
    { start: 9.23, end: 11.7 },
    { start: 14.33, end: 15.08 },
  ],
  saved: [
    7.3, 7.7, 8.1, 8.7, 9.4, 9.9, 10.4, 10.8, 11.3, 12.1, 12.5, 13.1, 13.6, 14, 14.5, 14.7, 14.9,
    15.4, 15.9, 16.5,
  ],
  legend: { sent: "Sent at once", waited: "Waited in the outbox", gap: "No signal" },
  notes: [
    {
      title: "Saved first",
      description:
        "A tap is written to the phone before anything else happens. If the app closes, the note is still there.",
    },
    {
      title: "Sent in order",
      description:
        "When the signal returns, the outbox empties itself, oldest note first. Nobody presses a button.",
    },
    {
      title: "Asked, not overwritten",
      description:
        "If the office changed the same record meanwhile, the app shows both versions and lets a person choose.",
    },
  ],
} as const;

export const process = {
  heading: "Out to one phone, then to all of them.",
  lead: "Four steps, in an example company of 48. A filled phone has the app on it.",
  steps: [
    {
      title: "Ride along",
      phones: { filled: 0, caption: "0 of 48" },
      description:
        "We spend a day on the truck or on the floor and count the paper. You get sketches and a price.",
    },
    {
      title: "Prototype",
      phones: { filled: 1, caption: "1 of 48" },
      description: "Real screens with made-up data, on your own phone. Show it around and be rude.",
    },
    {
      title: "Pilot",
      phones: { filled: 6, caption: "6 of 48" },
      description:
        "One crew works with it for real. What annoys them is gone by the next build, or we say why not.",
    },
    {
      title: "Rollout",
      phones: { filled: 48, caption: "48 of 48" },
      description:
        "Everyone gets it, through the stores or your device management. Then the paper forms stop.",
    },
  ],
} as const;

export const need = {
  heading: "Not everything needs an app.",
  lead: "An app must be installed, updated and kept. We ask what it is for before we sell you one.",
  poles: ["A website is enough", "An app earns its place"],
  jobs: [
    {
      leans: "low",
      title: "Prices and opening hours",
      description: "Looked up once. A page that opens fast will do.",
    },
    {
      leans: "low",
      title: "A booking form",
      description: "Used twice a year. Nobody installs anything for that.",
    },
    {
      leans: "middle",
      title: "A customer portal",
      description: "A website with a place on the home screen does most of it.",
    },
    {
      leans: "high",
      title: "Inspections with photos",
      description: "Thirty pictures, a signature and a long stairwell.",
    },
    {
      leans: "high",
      title: "A route without a signal",
      description: "Work goes on, so the notes have to wait somewhere safe.",
    },
    {
      leans: "high",
      title: "Scanners, sensors, wrists",
      description: "They want to be spoken to directly, and often.",
    },
  ],
  action: { label: "See Web Development", to: "web-development" },
} as const;

export const callToAction = {
  heading: "Take us along for a day.",
  text: "We ride with one of your crews, count the taps and the paper, and come back with a sketch and a price.",
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "View Portfolio", to: "portfolio" },
  ],
} as const;
