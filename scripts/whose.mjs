/** What an owner writes is in site/; these stay outside, because tools look for them there. */
const ofOwner = /^(?:site\/|\.github\/|(?:LICENSE|THIRD-PARTY\.md|package(?:-lock)?\.json)$)/;

/** Tests of what an owner writes: facts, words, colors and the pages made of them. */
const ofWords =
  /^tests\/(?:dist\/.*|unit\/(?:colors|facts|hours|people)\.test\.ts|(?:every-page|text-size)\.spec\.ts)$/;

/** Whether a file is the owner's to change (docs/make-it-yours.md), or to delete.
 * @param {string} file */
export const isOwners = (file) => ofOwner.test(file);

/** Who mends what is wrong in a file, or what a test finds: the owner, the engine, or no one, because it's the sample's letter.
 * @param {string} file @returns {"owner" | "sample" | "engine"} */
export function whose(file) {
  if (file.startsWith("site/specification/")) return "sample";
  return isOwners(file) || ofWords.test(file) ? "owner" : "engine";
}
