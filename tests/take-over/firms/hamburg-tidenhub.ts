import { execSync } from "node:child_process";
import { appendFileSync, renameSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { routeTable } from "../../../site/routes";
import { replaceInFiles } from "../copy";
import type { Firm } from "../firm";

/** Its names, and words that the dictionary lacks. */
const spellings =
  "Cloudtechnik Harmsen Kattunstieg Mehrfaktoranmeldung Streitbeilegungsverfahren Thore Tidenhub Wiebke";

/** What the header, the footer and the form say. */
const german = {
  "Skip to content": "Zum Inhalt springen",
  'navigation: "Main"': 'navigation: "Hauptmenü"',
  'home: "Home"': 'home: "Startseite"',
  "Get Started": "Erstgespräch",
  "Call ${company": "Anrufen: ${company",
  'menu: "Menu"': 'menu: "Menü"',
  'back: "Back"': 'back: "Zurück"',
  "View All": "Alle anzeigen:",
  "IT, software and Microsoft licenses for small and growing businesses.":
    "Betreuung und Datensicherung für kleine und mittlere Betriebe.",
  "Quick links": "Auf einen Blick",
  'services: "Services"': 'services: "Leistungen"',
  'contact: "Contact"': 'contact: "Kontakt"',
  '{ label: "Privacy Policy" }': '{ label: "Impressum", to: "impressum" }',
  '{ label: "Terms of Service" }': '{ label: "Datenschutz", to: "datenschutz" }',
  '{ label: "Cookie Policy" }': '{ label: "Cookies", to: "datenschutz", anchor: "cookies" }',
  "Enter your name.": "Bitte geben Sie Ihren Namen an.",
  'label: "Email"': 'label: "E-Mail-Adresse"',
  "Enter an email address so we can reply.": "Bitte geben Sie eine E-Mail-Adresse an.",
  'label: "Company"': 'label: "Unternehmen"',
  'label: "Phone"': 'label: "Telefonnummer"',
  'label: "Message"': 'label: "Nachricht"',
  "Tell us what you need help with.": "Bitte schreiben Sie uns, worum es geht.",
  'formLabel = "Contact"': 'formLabel = "Kontaktformular"',
  "Send Message": "Nachricht absenden",
  "We use what you type only to handle your request.":
    "Ihre Angaben verwenden wir nur, um Ihnen zu antworten.",
  "Sending…": "Wird gesendet …",
  "Sending your message…": "Ihre Nachricht wird gesendet …",
  "Thank you!": "Vielen Dank!",
  "Message Sent Successfully!": "Ihre Nachricht ist angekommen.",
  "We have your message.": "Wir haben Ihre Nachricht.",
  "An engineer will read it.": "Eine Technikerin oder ein Techniker liest sie.",
  "We'll reply": "Wir antworten",
  "This form couldn't send your message. Everything you typed is still here, so try again.":
    "Das Formular konnte Ihre Nachricht nicht senden. Ihr Text ist noch da, versuchen Sie es bitte noch einmal.",
  "This form is still loading.": "Das Formular wird noch geladen.",
  "You can also call ": "Sie können auch anrufen: ",
  " or write to ": " oder schreiben an ",
  "This form needs JavaScript, which is turned off in your browser.":
    "Dieses Formular braucht JavaScript, das in Ihrem Browser abgeschaltet ist.",
  "Write to ": "Schreiben Sie an ",
  " or call ": " oder rufen Sie an: ",
  "Leave this empty": "Bitte leer lassen",
  'breadcrumb = "Breadcrumb"': 'breadcrumb = "Sie sind hier"',
  "`about $": "`zum Thema $",
  "On this page": "Auf dieser Seite",
};

/**
 * A smaller firm in another country: German words, euros, a 24-hour clock, other families, paths and typeface, a long name,
 * legal texts, light only; no portfolio, no team page, no pictures, no profiles.
 */
export const hamburgTidenhub: Firm = {
  folder: "tests/take-over/firms/hamburg-tidenhub",
  removed: [
    "site/specification",
    ...["people", "photos", "projects"].map((folder) => `site/assets/${folder}`),
    "site/developers.ts",
    "site/terms.ts",
  ],
  removedPages: routeTable
    .map(([, , target]) => target)
    .filter((target) => !["home", "about", "contact"].includes(target)),
  words: {
    ...german,
    'language: "en"': 'language: "de"',
    'currency: "USD"': 'currency: "EUR"',
    "clock: 12,": "clock: 24,",
    'range: "-",': 'range: "–", afterHours: " Uhr",',
    "city, state postalCode": "postalCode city",
    "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve":
      "Null Eine Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf",
    '["/", "Managed IT & Software"': '["/", "IT-Service für den Mittelstand"',
    '["/about", "About Us", "about"]': '["/ueber-uns", "Über uns", "about"]',
    '["/contact", "Contact Us", "contact"],': `["/kontakt", "Kontakt", "contact"],
["/it-betreuung", "IT-Betreuung", "it-betreuung", "betreuung"],
["/it-betreuung/geraeteleasing", "Geräteleasing", "leasing", "betreuung"],
["/cloud-arbeitsplatz", "Cloud-Arbeitsplatz", "cloud", "cloud"],
["/impressum", "Impressum", "impressum"],
["/datenschutz", "Datenschutz", "datenschutz"],`,
    "  managed: ": "  betreuung: ",
    "  software: ": "  cloud: ",
    'microsoft: "#1d5fd0",': "",
    'microsoft: "deep",': "",
    'microsoft: "#8fb8ff",': "",
    "darkScheme: boolean = true": "darkScheme: boolean = false",
    "@fontsource-variable/figtree": "@fontsource/pt-serif",
    Figtree: "PT Serif",
    'generic: "sans-serif",': 'generic: "serif",',
    "weights: [400, 600]": "weights: [400, 700]",
    'id="services"': 'id="leistungen"',
    'id="contact"': 'id="kontakt"',
    "        <Scene {...scene} people={directors} />\n": "",
    "intelligence, scene, services": "intelligence, services",
  },
  shows: [
    ...['lang="de"', "hyphens:auto", "20095 Hamburg", "Drei Leistungen aus einer Hand"],
    ...["79,50\u00a0€ pro Arbeitsplatz und Monat", "Mo–Do 8:00–17:30, Fr 8:00–15:00 Uhr"],
  ],
  /** Moves the pages with German paths and the menus, and installs the typeface and the dictionary. */
  finish(copy) {
    const pages = join(copy, "site/pages");
    const paths = { about: "ueber-uns", contact: "kontakt", privacy: "datenschutz" };
    for (const [from, to] of Object.entries(paths)) renameSync(join(pages, from), join(pages, to));
    replaceInFiles(copy, /\/\*\* The services that [\s\S]*?(?=\/\*\*\n \* A link)/g, "");
    replaceInFiles(copy, /\/\*\* The footer's [\s\S]*/g, 'export * from "./menus";\n');
    appendFileSync(join(copy, "site/spelling/names.txt"), spellings.replaceAll(" ", "\n"));
    // The link to this project's packages, which stay as they are.
    unlinkSync(join(copy, "node_modules"));
    const install = "npm i -D @cspell/dict-de-de @fontsource/pt-serif";
    execSync(`npm rm @fontsource-variable/figtree && ${install}`, { cwd: copy, stdio: "pipe" });
  },
};
