/** Loads what brings it to life (src/client/behaviors.ts). */
export const load = async () => (await import("./watch-form")).watchForm;
