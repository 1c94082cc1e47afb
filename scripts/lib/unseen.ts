/** A word with a character that can't be seen: soft hyphen, zero-width space, word joiner, byte order mark. */
export const unseen = /\S*[\u00AD\u200B\u2060\uFEFF]\S*/u;
