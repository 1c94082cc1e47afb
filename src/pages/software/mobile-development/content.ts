import { consultation, terms } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "iOS, Android, cross-platform and wearable apps for crews in the field, with or without a signal. Fixed price after discovery; you own the code.";

export const hero = {
  page: "mobile-development",
  name: "Mobile Development",
  heading: "Apps that keep working without a signal.",
  lead: "For technicians, drivers and warehouse crews. What they enter is saved on the phone and sent when the signal returns.",
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
  time: "11:42 AM",
  sent: "3 sent",
  saved: { name: "3 of 3 notes received", reading: "2 h 28 min offline" },
} as const;

export const platforms = {
  heading: "iPhone, Android, both or a watch",
  lead: "The devices your people carry usually decide the platform.",
  label: "Choose it when:",
  platforms: [
    {
      title: "iOS",
      device: "ios",
      description: "Written in Swift, for iPhone and iPad.",
      suits: ["Your people carry iPhones", "The app needs functions only iPhones have"],
    },
    {
      title: "Android",
      device: "android",
      description: "Written in Kotlin, for phones, tablets and forklift scanners.",
      suits: ["You buy the devices", "They have to survive drops"],
    },
    {
      title: "Cross-Platform",
      device: "cross",
      description: "Written once in React Native, for both app stores.",
      suits: ["People use their own phones", "The app is lists, forms and photos"],
    },
    {
      title: "Wearable Apps",
      device: "wearable",
      description: "Alerts and one-tap answers on Apple Watch and Wear OS.",
      suits: ["Your people need both hands", "They only tap yes, no or next"],
    },
  ],
} as const;

export const services = {
  heading: "App design, development and support",
  lead: `${terms.software.price} Phones and app store fees aren't included.`,
  layers: [
    {
      place: "What your people see",
      title: "App Design",
      drawing: "glass",
      description:
        "We draw each screen and have your crew try it on a phone, gloves on. Buttons they miss get moved.",
    },
    {
      place: "What runs on the phone",
      title: "App Development",
      drawing: "app",
      description:
        "You get a new version on your own phone every two weeks, so you find problems early.",
    },
    {
      place: "What it connects to",
      title: "Offline & Integration",
      drawing: "connection",
      description:
        "The app exchanges data with your calendar, inventory and invoices. Without a signal, it stores changes and sends them later.",
    },
    {
      place: "What keeps it running",
      title: "Release & Maintenance",
      drawing: "care",
      description:
        "We publish updates and test your app on new versions of iOS and Android before their release. Support runs month to month.",
    },
  ],
} as const;

/** Hours of the day, in decimals. */
export const signal = {
  heading: "How the app works offline",
  lead: "On an example day, a technician saves 20 notes, 8 of them without a signal, and the office gets all 20.",
  from: { name: "Saved on the phone", hour: 7 },
  to: { name: "Received at the office", hour: 17 },
  hours: ["7 AM", "9", "11", "1 PM", "3", "5 PM"],
  gaps: [
    { start: 9.23, end: 11.7 },
    { start: 14.33, end: 15.08 },
  ],
  saved: [
    7.3, 7.7, 8.1, 8.7, 9.4, 9.9, 10.4, 10.8, 11.3, 12.1, 12.5, 13.1, 13.6, 14, 14.5, 14.7, 14.9,
    15.4, 15.9, 16.5,
  ],
  legend: { sent: "Sent at once", waited: "Waited for a signal", gap: "No signal" },
  notes: [
    {
      title: "Saved on the phone first",
      description:
        "The app stores every entry at once, so closing it loses nothing. A lost phone loses only notes it hadn't sent.",
    },
    {
      title: "Sent automatically",
      description:
        "When the signal returns, the app sends what's waiting, oldest first. A closed app does so when it's next opened.",
    },
    {
      title: "Never overwritten",
      description:
        "If the office changed the same record in the meantime, the app shows both versions and asks which one to keep.",
    },
  ],
} as const;

export const process = {
  heading: "How an app project runs",
  lead: `An example company replaces its paper forms with an app on 48 phones. ${terms.software.commitment}`,
  steps: [
    {
      title: "Ride-along",
      phones: { filled: 0, caption: "0 of 48 phones" },
      description:
        "Weeks 1 and 2. Our analyst rides with your crew and lists the paper forms the app can replace.",
    },
    {
      title: "Prototype",
      phones: { filled: 1, caption: "1 of 48 phones" },
      description:
        "End of week 2. You click through sample screens on your own phone and get a fixed price.",
    },
    {
      title: "Pilot",
      phones: { filled: 6, caption: "6 of 48 phones" },
      description:
        "We build in two-week steps, the first done by about day 30. One crew uses each version and tells us what to fix.",
    },
    {
      title: "Rollout",
      phones: { filled: 48, caption: "48 of 48 phones" },
      description:
        "After the last test, the app goes to the public stores for customers, or to your company's private store for employees.",
    },
  ],
} as const;

export const need = {
  heading: "Do you need an app at all?",
  lead: "An app has to be installed and updated. If a website would do, we'll tell you.",
  poles: ["A website is enough", "An app is worth it"],
  jobs: [
    {
      leans: "low",
      title: "Prices and business hours",
      description: "Customers look once. A fast web page is enough.",
    },
    {
      leans: "low",
      title: "A booking form",
      description: "Customers won't install an app they use twice a year.",
    },
    {
      leans: "middle",
      title: "A customer portal",
      description: "A website with a home screen icon is usually enough.",
    },
    {
      leans: "high",
      title: "Inspections with photos",
      description: "Thirty pictures and a signature, often offline.",
    },
    {
      leans: "high",
      title: "A route without a signal",
      description: "Phones may delete what a website stored; an app keeps it.",
    },
    {
      leans: "high",
      title: "Scanners, sensors, watches",
      description: "The app needs a direct connection to the device.",
    },
  ],
  action: { label: "See Web Development", to: "web-development" },
} as const;

export const callToAction = {
  heading: "Find out if an app is worth it",
  text: `Book ${consultation.name} and tell us what your crews write on paper. You'll hear whether a website would do, and a price range for the app if not.`,
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "View Portfolio", to: "portfolio" },
  ],
} as const;
