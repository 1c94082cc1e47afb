// npm test: installs what is missing, a browser too, then runs every check. Needs Node alone.
import { findChromium, installChromium } from "./chromium.mjs";
import { installDependencies, run } from "./install.mjs";

installDependencies();
if (!findChromium()) installChromium();

for (const check of [
  "check:types",
  "check:code",
  "check:unused",
  "build",
  "test:unit",
  "test:browser",
]) {
  const start = Date.now();
  console.log(`\n── ${check}`);
  try {
    run("npm", ["run", "--silent", check]);
  } catch {
    console.error(`\n${check} failed. Run it alone with: npm run ${check}`);
    process.exit(1);
  }
  console.log(`── ${check}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
