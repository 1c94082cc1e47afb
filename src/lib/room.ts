/** How many Latin letters take the room of a text. Those of Chinese, Japanese and Korean take that of two. */
export const roomOf = (text: string): number =>
  text.replaceAll(/\p{M}/gu, "").length +
  (text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu)?.length ?? 0);
