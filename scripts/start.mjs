// npm start: installs dependencies, builds and serves the production site. Needs Node only.
import { installDependencies, run } from "./install.mjs";

installDependencies();
run("npm", ["run", "--silent", "build"]);
const { register } = await import("tsx/esm/api");
register();
await import("./serve/serve.ts");
