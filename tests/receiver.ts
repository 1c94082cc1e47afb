/* What tests of deploy/receiver use, in tests/unit by its functions and in tests/hosts on its hosts. */

/** What an owner sets, beside the site's address and how mails are sent. */
export const settings = {
  MAIL_TO: "inbox@company.test, office@company.test",
  MAIL_FROM: "website@company.test",
  PHONE: "+1 (314) 555-0100",
  EMAIL: "hello@company.test",
};

/** What a visitor writes. */
export const message = { name: "Ada", email: "ada@example.org", company: "", message: "Hello" };

/** Takes away bars, white space and controls, which a mail changes. */
export const bare = (text: string): string => text.replaceAll(/^\|(?= |$)|[\s\p{Cc}]/gmu, "");
