// npm start: installs what is missing, builds, serves the production site. Needs Node alone.
import { installDependencies, run } from "./install.mjs";

installDependencies();
run("npm", ["run", "--silent", "build"]);
const { register } = await import("tsx/esm/api");
register();
await import("./serve/serve.ts");
