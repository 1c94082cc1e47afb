/**
 * A word with a character that can't be seen: soft hyphen, zero-width space, word joiner, byte order mark; or with one
 * that stands for a lost letter.
 */
export const unseen = /\S*[\u00AD\u200B\u2060\uFEFF\uFFFD]\S*/u;
