import { writeFileSync } from "node:fs";
import { build } from "vite";
import { drawSharePicture } from "./share-pictures";

await build({
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: "src/entry-prerender.tsx",
    outDir: "build/prerender",
    emptyOutDir: true,
    ssrEmitAssets: true,
    cssMinify: true,
  },
});
const m = await import(process.cwd() + "/build/prerender/entry-prerender.js");
let t = Date.now();
for (const r of m.pageRoutes) {
  try {
    const p = await drawSharePicture(m.sharePictureOfPage(r), m.sharePictureSize);
    writeFileSync("/tmp/share-" + r.target + ".png", p);
    console.log(r.target, p.length, Date.now() - t);
  } catch (e) {
    console.log(String(e).slice(0, 90));
  }
  t = Date.now();
}
