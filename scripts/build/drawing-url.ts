import type { Rolldown } from "vite";

/** The address of a drawing that a plugin makes, for its module: a file of the build, in development the drawing itself. */
export function drawingUrl(plugin: Rolldown.PluginContext, name: string, source: string): string {
  if (plugin.environment.config.command === "serve") {
    return `data:image/svg+xml,${encodeURIComponent(source)}`;
  }
  return `__VITE_ASSET__${plugin.emitFile({ type: "asset", name, source })}__`;
}
