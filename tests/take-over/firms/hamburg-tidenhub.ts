import { execSync } from "node:child_process";
import { appendFileSync, readdirSync, renameSync, rmSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Firm } from "../firm";

/** Spellings of its names, and of words that the dictionary lacks. */
const names = [
  ...["Harmsen", "Kattunstieg", "Thore", "Tidenhub", "Wiebke"],
  ...["DSGVO", "Kontorhauses", "Mehrfaktoranmeldung", "Streitbeilegungsverfahren"],
];

/** A firm in Germany: German words, euros, a 24-hour clock, five pages and two legal texts. */
export const hamburgTidenhub: Firm = {
  folder: "tests/take-over/firms/hamburg-tidenhub",
  language: "de",
  removed: [
    "site/specification",
    "site/assets/people",
    "site/assets/photos",
    "site/developers.ts",
    "site/pages/home/ServiceFamilyCards.tsx",
    "site/pages/home/ServiceFamilyCards.module.css",
    "site/pages/home/NightWatch.tsx",
    "site/pages/home/NightWatch.module.css",
    ...["managed-services", "software", "microsoft", "team", "portfolio"].map(
      (page) => `site/pages/${page}`,
    ),
  ],
  removedPages: [],
  words: {
    'language: "en"': 'language: "de"',
    'currency: "USD"': 'currency: "EUR"',
    "clock: 12,": "clock: 24,",
    'range: "-",': 'range: "–", afterHours: " Uhr",',
    "city, state postalCode": "postalCode city",
    "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve":
      "Null Eine Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf",
  },
  /** Moves the pages with German paths, and installs the dictionary. */
  finish(copy) {
    const pages = join(copy, "site/pages");
    renameSync(join(pages, "about"), join(pages, "ueber-uns"));
    renameSync(join(pages, "contact"), join(pages, "kontakt"));
    const drawings = join(copy, "site/assets/projects");
    for (const file of readdirSync(drawings)) {
      if (file.endsWith(".svg")) rmSync(join(drawings, file));
    }
    appendFileSync(join(copy, "site/spelling/names.txt"), `${names.join("\n")}\n`);
    // The link to this project's packages, which stay as they are.
    unlinkSync(join(copy, "node_modules"));
    execSync("npm i -D @cspell/dict-de-de", { cwd: copy, stdio: "pipe" });
  },
};
