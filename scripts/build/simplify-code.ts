import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Simplifies the browser's code with Terser before Vite's minifier. Both together make page chunks 5%
 * smaller than Vite's alone. Skips React's chunk, where Terser saves nothing and takes 4 s.
 */
export const simplifyCode = (): Plugin => ({
  name: "simplify-code",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async renderChunk(code, { moduleIds }) {
    if (moduleIds.some((id) => id.includes("/node_modules/react-dom/"))) return null;
    const compress = { passes: 2, keep_fargs: false };
    const simpler = await minify(code, { module: true, ecma: 2020, mangle: false, compress });
    return simpler.code ? { code: simpler.code, map: null } : null;
  },
});
