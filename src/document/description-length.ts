/** Lengths of a description that search engines show whole. */
const least = 70;
const most = 155;

/** What is wrong with a page's description, or undefined. */
export const mistakeInDescription = (description: unknown): string | undefined => {
  const length = typeof description === "string" ? description.length : 0;
  if (length >= least && length <= most) return;
  return `the description has ${length} characters. Write ${least} to ${most}; search engines cut off longer ones.`;
};
