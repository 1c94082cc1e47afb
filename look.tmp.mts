import { chromium } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";
const b = await chromium.launch({ executablePath: findChromium(), args:["--no-sandbox"] });
for (const w of [320, 390, 768, 900, 1280]) {
  const p = await b.newPage({ viewport: { width: w, height: 900 } });
  for (const path of ["/managed-services/help-desk", "/", "/contact"]) {
  await p.goto("http://localhost:5197"+path);
  const r = await p.evaluate(`(() => { const out=[]; for (const a of document.querySelectorAll("a[href^='tel:']")) { const w=document.createTreeWalker(a,4); let n; while(n=w.nextNode()) if (/555/.test(n.data)) n.data=n.data.replace(/\\(314\\) 555-0142/, "+49 (0) 40 1234 5678-90"); 
   const r=document.createRange(); r.selectNodeContents(a); const rr=r.getBoundingClientRect(); const host=a.closest("section,header,footer,main > *"); const pr=a.parentElement.getBoundingClientRect(); if (rr.width) out.push([a.className.slice(0,12), Math.round(rr.left), Math.round(rr.right), Math.round(pr.right), Math.round(rr.height)]) } return out })()`);
  console.log(w, path, JSON.stringify(r));
  if (path==="/managed-services/help-desk") { const el = p.locator("main section").last(); await el.scrollIntoViewIfNeeded(); await el.screenshot({ path: `/tmp/h/call-${w}.png` }); }
  }
  await p.close();
}
await b.close();
