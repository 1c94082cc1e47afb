/* In the place of nodemailer, which npm ci doesn't install (vitest.config.ts): it keeps mails. */

export const mails: object[] = [];

export const createTransport = () => ({
  verify: async () => true,
  sendMail: async (mail: object) => {
    mails.push(mail);
    return { envelope: { to: [] }, rejected: [] };
  },
});
