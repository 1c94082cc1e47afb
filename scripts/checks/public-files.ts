/** The files of site/public in the folder whose files browsers keep, a sentence for each. */
export const mistakesInPublicFiles = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => file.startsWith("assets/"))
    .map(
      (file) =>
        `site/public/${file}: browsers keep what is in /assets for a year. Put it into site/public/files, so that visitors get a new one.`,
    );
