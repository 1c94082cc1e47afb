import { chromium } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";
const b = await chromium.launch({executablePath: findChromium(), args:["--no-sandbox","--disable-gpu"]});
const page = await b.newPage({viewport:{width:1280,height:800}});
await page.goto("http://localhost:5197/about");
for (const [from,to] of [[1280,390],[390,1280],[1180,700]]) {
await page.setViewportSize({width:from,height:800}); await page.waitForTimeout(500);
await page.evaluate('{window.log=[];window.f=()=>{const n=document.querySelector("header nav");const s=getComputedStyle(n);log.push(innerWidth+" "+s.display+" "+s.position+" "+(+s.opacity).toFixed(1));if(log.length<40)requestAnimationFrame(f)};requestAnimationFrame(f)}');
await page.setViewportSize({width:to,height:800}); await page.waitForTimeout(900);
console.log(from,to,[...new Set(await page.evaluate(()=>(window as any).log))].join(" | "));
}
await b.close();
