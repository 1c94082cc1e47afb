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

/** Three addresses of a sender each, and one of another: of IPv4, and of networks of IPv6 (/64). */
export const senders = [
  ["127.9.9.1", "127.9.9.1", "127.9.9.1", "127.9.9.2"],
  ["2001:db8:0:7::1", "2001:db8:0:7:1:2:3:4", "2001:0DB8::7:0:0:0:9", "2001:db8:0:8::1"],
  ["2001:db8:3::1", "2001:db8:3:0:1:2:3:4", "2001:db8:3::4:0:0:0", "2001:db8:3:1::1"],
  ["2001:db8::1", "2001:db8:0:0:1::", "2001:db8::1:2:3:4", "2001:db8:0:1::1"],
  ["3fff::5:1:2:3:4", "3fff::5:0:0:0:1", "3fff:0:0:5::", "3fff::6:1:2:3:4"],
] as const;

/** Takes away bars, white space and controls, which a mail changes. */
export const bare = (text: string): string => text.replaceAll(/^\|(?= |$)|[\s\p{Cc}]/gmu, "");
