/** The sentences of a heading, which breaks between them first. "St." and the like end none, "IT." does. */
export const sentencesOf = (heading: string): readonly string[] =>
  heading.split(/(?<=(?:[\p{L}\p{M}]{3}|\p{Lu}{2})[\p{STerm}…]) /u);
