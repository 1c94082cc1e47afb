import type { Point } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { consultation } from "~/site/terms";
import type { devices, PhoneCountContent } from "./drawings";
import type { OfflineSyncContent } from "./OfflineSyncDiagram";
import type { SpectrumContent } from "./Spectrum";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "iOS, Android, cross-platform and wearable apps for crews, with or without a signal. Fixed price after discovery; you own the code.";

export const hero: HeroContent = {
  name: "Mobile Development",
  heading: "Apps that keep working without a signal",
  lead: "We build apps for technicians, drivers and warehouse crews. Entries are saved on the phone and sent when the signal returns.",
  actions: [
    { label: "Start Your Project", ...booking },
    { label: "View Portfolio", to: "portfolio" },
  ],
};

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
} as const satisfies FrameContent &
  Record<"outbox" | "waiting" | "offline" | "time" | "sent", string> & {
    notes: readonly string[];
    saved: Reading;
  };

export const platforms: SectionContent & {
  label: string;
  platforms: readonly (Point & { device: keyof typeof devices; suits: readonly string[] })[];
} = {
  heading: "Apps for iPhone, Android, both or a watch",
  lead: "Which platform you need usually depends on the devices that your people already carry.",
  label: "Choose it when:",
  platforms: [
    {
      title: "iOS",
      device: "ios",
      description: "Written in Swift, for iPhone and iPad.",
      suits: ["Your people carry iPhones", "The app needs features only iPhones have"],
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
      suits: ["Your people need their hands for work", "They only tap yes, no or next"],
    },
  ],
};

export const services: SectionContent & { services: readonly Point[] } = {
  heading: "App design, development and support",
  lead: "Discovery and build have fixed prices, and support is monthly. Phones and app store fees cost extra.",
  services: [
    {
      title: "App design",
      description:
        "Your crew tries each screen on a phone, gloves on. We move the buttons they miss.",
    },
    {
      title: "App development",
      description: "You can stop after each two-week step and keep the work.",
    },
    {
      title: "Offline use and integration",
      description: "The app works offline, then updates your calendar, inventory and invoices.",
    },
    {
      title: "Release and maintenance",
      description: "We publish updates and test your app on upcoming iOS and Android versions.",
    },
  ],
};

/** Hours of the day, in decimals. */
export const signal: SectionContent & OfflineSyncContent & { notes: readonly Point[] } = {
  heading: "How the app works offline",
  lead: "For example, a technician saves 20 notes in a day, 6 of them without a signal, and the office gets all 20.",
  from: { name: "Saved on the phone", hour: 7 },
  to: { name: "Received at the office", hour: 17 },
  hours: ["7 AM", "9", "11", "1 PM", "3", "5 PM"],
  gaps: [
    { start: 9.23, end: 11.7 },
    { start: 14.33, end: 15.08 },
  ],
  saved: [
    7.3, 7.7, 8.1, 8.7, 9.05, 9.9, 10.4, 11.3, 12.1, 12.5, 12.8, 13.1, 13.6, 14, 14.5, 14.7, 14.9,
    15.4, 15.9, 16.5,
  ],
  legend: { sent: "Sent at once", waited: "Waited for a signal", gap: "No signal" },
  notes: [
    {
      title: "Saved on the phone first",
      description:
        "Closing the app doesn't delete notes. A lost phone loses only its unsent notes.",
    },
    {
      title: "Sent automatically",
      description:
        "Notes are sent when the signal returns or, if the app was closed, at its next start.",
    },
    {
      title: "If two people edit one record",
      description:
        "If the office has changed the same record, the app shows both versions and asks which one to keep.",
    },
  ],
};

export const process: SplitSectionContent & {
  steps: readonly (Step & { phones: PhoneCountContent })[];
} = {
  heading: "How an app project runs",
  lead: "Example: a company with 48 phones, where 6 people go first.",
  steps: [
    {
      title: "Discovery",
      when: "Weeks 1 and 2",
      phones: { filled: 0, caption: "0 of 48 phones" },
      description:
        "Our analyst rides with your crew and lists the paper forms that the app can replace.",
    },
    {
      title: "Prototype",
      when: "End of week 2",
      phones: { filled: 1, caption: "1 of 48 phones" },
      description: "You try sample screens on your own phone and get a fixed price.",
    },
    {
      title: "Build",
      when: "From week 3",
      phones: { filled: 6, caption: "6 of 48 phones" },
      description: "One crew tests a first version by about day 30 and a new one every two weeks.",
    },
    {
      title: "Launch",
      when: "Version 1.0",
      phones: { filled: 48, caption: "48 of 48 phones" },
      description:
        "A customer app goes to the public stores, an employee app only to your employees' phones.",
    },
  ],
};

export const need: SectionContent & SpectrumContent = {
  heading: "Do you need an app at all?",
  lead: "For many jobs, a website is enough, and there's nothing to install or update.",
  poles: ["A website is enough", "An app is worth it"],
  jobs: [
    {
      leans: "low",
      title: "Prices and business hours",
      description: "Customers look once and move on.",
    },
    {
      leans: "low",
      title: "A booking form",
      description: "Customers won't install an app they use twice a year.",
    },
    {
      leans: "middle",
      title: "A customer portal",
      description: "A website can have an icon on the home screen, too.",
    },
    {
      leans: "high",
      title: "Inspections with photos",
      description: "Thirty pictures and a signature, often offline.",
    },
    {
      leans: "high",
      title: "Deliveries without a signal",
      description: "Phones may delete what a website stores, but an app keeps it.",
    },
    {
      leans: "high",
      title: "Scanners, sensors, watches",
      description: "An app can connect to the device directly.",
    },
  ],
  action: { label: "See Web Development", to: "web-development" },
};

export const callToAction: CallToActionContent = {
  heading: "Show us your paper forms",
  text: `Book ${consultation.name} and bring what your crews write on paper. If a website would do, we say so; if not, you get a price range for the app.`,
  actions: [
    { label: "Start Your Project", ...booking },
    { label: "View Portfolio", to: "portfolio" },
  ],
};
