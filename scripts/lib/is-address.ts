const mailbox = String.raw`[^\s@,?]+@[^\s@,?.]+(?:\.[^\s@,?.]+)+`;

const right = new RegExp(
  String.raw`^(?:https://[^\s/?#.,]+(?:\.[^\s/?#.,]+)+(?:[/?#]\S*)?|mailto:${mailbox}(?:,${mailbox})*(?:\?\S*)?|tel:\+(?:[-.()]*\d){8,15}(?:;ext=\d+)?|#.*\S)$`,
);

/**
 * Whether a link's address can lead somewhere: https with a host that has a dot, mail to whole addresses, phone numbers
 * with country code (8 to 15 digits, as ITU-T E.164 has them), or a part of the page.
 */
export const isAddress = (href: string): boolean => right.test(href);
