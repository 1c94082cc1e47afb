/** Loads what brings it to life (src/client/islands.ts). */
export const load = async () => (await import("./watch-tabs")).watchTabs;
