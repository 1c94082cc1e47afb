import { chromium } from "@playwright/test";
import { execSync } from "node:child_process";
const exe = "/usr/bin/chromium-headless-shell";
const b = await chromium.launch({executablePath: process.env.CHR||exe, args:["--no-sandbox"]});
const paths = process.argv.slice(4);
const [w,h] = process.argv[2].split("x").map(Number);
const p = await b.newPage({viewport:{width:w,height:h}, reducedMotion:"reduce", colorScheme: process.argv[3]});
for (const path of paths) { await p.goto("http://localhost:5197"+path,{waitUntil:"load"}); await p.waitForTimeout(200); await p.screenshot({path:`/tmp/h/v-${w}-${process.argv[3]}${path.replaceAll("/","_")}.png`, fullPage: !!process.env.FULL}); }
await b.close();
