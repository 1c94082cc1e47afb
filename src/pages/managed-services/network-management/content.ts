import { CalendarClock, Hourglass, PhoneCall, ShieldCheck } from "lucide";
import { figures } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "A network that is fast, watched and documented: 99.9% uptime, latency under 5ms, and a free assessment that shows where yours loses time.";

export const hero = {
  name: "Network Management",
  heading: "Nobody should have to think about the Wi-Fi.",
  lead: "We map your network, measure every hop and fix the slow one first. Firewall, switches and access points are watched day and night.",
  actions: [
    { label: "Optimize Your Network", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const claims = {
  heading: `${figures.uptime.number} uptime and under 5ms, drawn to scale.`,
  lead: "Both are measured in your building, around the clock. You can ask for the readings of any day.",
  figures: [
    {
      ...figures.uptime,
      oneInThousand: "One dot in a thousand is downtime: 43 minutes of a 30-day month.",
    },
    {
      number: "under 5ms",
      label: "latency",
      description:
        "From any desk to the edge of your building. What people can feel begins much later.",
      bars: [
        { label: "Your office network", reading: "under 5ms", share: 5 / 150 },
        {
          label: "The longest wait that feels instant",
          reading: "100ms",
          share: 100 / 150,
          source: "Jakob Nielsen, Usability Engineering",
          year: 1993,
        },
        {
          label: "The longest delay that leaves a call natural",
          reading: "150ms",
          share: 1,
          source: "ITU-T Recommendation G.114, one way",
          year: 2003,
        },
      ],
    },
  ],
} as const;

export const solutions = {
  heading: "Where the slow spot hides, and what we put there.",
  lead: "A slow network is usually one slow spot. These are the four places where we look for it.",
  notes: [
    {
      place: "At the wall",
      title: "Network security",
      description:
        "One firewall between you and the street. It lets in what should come in, and reports what tried to.",
    },
    {
      place: "In the closet",
      title: "Design and cabling",
      description:
        "Switches with room for the desks you add next year. Every cable is labeled at both ends.",
    },
    {
      place: "On the ceiling",
      title: "Wireless coverage",
      description:
        "We measure the signal where people sit, then hang the access points. A call survives the walk to the meeting room.",
    },
    {
      place: "On our screens",
      title: "Monitoring and repair",
      description:
        "Every device reports in. Stuck ports are restarted and failing switches replaced, usually before you open.",
    },
  ],
} as const;

export const services = {
  heading: "Eight services, and when each one is done.",
  lead: "The dots are the months of an example year.",
  columns: ["Service", "What we do", "When, over a year"],
  services: [
    {
      name: "Network monitoring",
      work: "Every port, link and access point reports in. An odd reading opens a ticket before anyone calls.",
      when: "Around the clock",
      year: "always",
    },
    {
      name: "Firewall management",
      work: "Each rule has an owner, a reason and an end date. A rule that has lost one of them is removed.",
      when: "Every month",
      year: "xxxxxxxxxxxx",
    },
    {
      name: "Wi-Fi tuning",
      work: "Neighbors, walls and furniture change. Channels and signal strength follow.",
      when: "Every quarter",
      year: "x--x--x--x--",
    },
    {
      name: "Switch and router updates",
      work: "New firmware runs on a spare first, then goes in while the office sleeps.",
      when: "At night, announced",
      year: "-x--x--x-x-x",
    },
    {
      name: "Traffic priority",
      work: "Calls and card payments go first. Backups and updates wait for the evening.",
      when: "Around the clock",
      year: "always",
    },
    {
      name: "Network segmentation",
      work: "Phones, payments, guests and cameras stay in lanes of their own. We test that the lanes do not cross.",
      when: "Twice a year",
      year: "--x-----x---",
    },
    {
      name: "VPN and remote access",
      work: "People at home reach the files they need and nothing else. When someone leaves, the way in closes.",
      when: "With every hire and exit",
      year: "x--xx----x--",
    },
    {
      name: "Network documentation",
      work: "Every cable, port and setting is on one map. You hold a copy, so you are never tied to us.",
      when: "After every change",
      year: "xx--xx-x-xxx",
    },
  ],
} as const;

export const benefits = {
  heading: "Where a quiet network pays off.",
  lead: "Nobody praises a network. You notice it in other places.",
  features: [
    {
      icon: Hourglass,
      title: "Time back",
      description:
        "Files open when they are clicked, so nobody keeps a private copy on the desktop.",
    },
    {
      icon: PhoneCall,
      title: "Calls that hold",
      description: "Voice goes ahead of downloads. Nobody is asked to turn the camera off.",
    },
    {
      icon: ShieldCheck,
      title: "Fewer ways in",
      description:
        "Unused ports are shut, old devices retired, and a visitor's laptop never meets your server.",
    },
    {
      icon: CalendarClock,
      title: "Costs you see coming",
      description:
        "Each device has a replacement date. A new switch is a line in the budget, not an emergency.",
    },
  ],
} as const;

export const assessment = {
  heading: "A free network assessment, on three sheets.",
  lead: "An engineer walks through your office and measures; nobody has to stop working. The sheets stay with you, hired or not.",
  parts: [
    {
      title: "Performance analysis",
      description:
        "Speed and delay in every room, by cable and by Wi-Fi, with the slow spot named.",
      sheet: "reading",
    },
    {
      title: "Security review",
      description:
        "Open ports, old firmware, default passwords and forgotten rules, the worst one first.",
      sheet: "checks",
    },
    {
      title: "Optimization plan",
      description: "What to change, in which order, what each step costs, and what can wait.",
      sheet: "plan",
    },
  ],
} as const;

export const callToAction = {
  heading: "Find the slow spot first.",
  text: "Pick a day. We come by, measure every room, and tell you what we would do about it, even if the answer is nothing.",
  actions: [
    { label: "Schedule Network Assessment", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
