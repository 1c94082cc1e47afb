import type { Plugin } from "vite";
import { locale } from "../../site/locale.ts";

/** Without hyphens English has an even look; other languages need them where long words meet small screens. */
export const hyphens = (): Plugin => ({
  name: "hyphens",
  enforce: "pre",
  load: {
    filter: { id: /\/src\/styles\/hyphens\.css(?:\?.*)?$/ },
    handler: () => (/^en\b/.test(locale.language) ? "" : undefined),
  },
});
