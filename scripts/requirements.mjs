/** What this project asks of its surroundings and doesn't have, as a sentence; undefined if nothing.
 * @param {string} node The version of Node.
 * @param {string} folder The project's. */
export function missingRequirement(node, folder) {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const least = new Map([
    [20, 19],
    [22, 12],
  ]);
  if (major < 24 && !(minor >= (least.get(major) ?? Number.POSITIVE_INFINITY))) {
    return `Node ${node} can't build this site. Install 20.19, 22.12, or 24 and newer, from https://nodejs.org.`;
  }
  const [sign] = /[#%?*[\]{}]/.exec(folder) ?? [];
  if (!sign) return;
  return `The build can't read files in ${folder}. Rename the folder without ${sign}.`;
}

/** Ends the process with a sentence if a requirement is missing. */
export function checkRequirements() {
  const missing = missingRequirement(process.versions.node, process.cwd());
  if (!missing) return;
  console.error(missing);
  process.exit(1);
}
