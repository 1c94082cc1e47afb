/**
 * What the receiver says, in the site's language: in mails, and to visitors without JavaScript. The page that nginx
 * shows instead is in nginx/receiver-not-sent.html. Names of fields are those of site/words/contact-form.ts.
 */
export const words = {
  /** BCP 47, as in site/locale.ts. */
  language: "en",

  mail: {
    subject: (/** @type {string} */ sender) => `Message from ${sender}`,
    /** Before the subject of a message with a sign of spam, which is the first line of the mail. */
    spam: "[Perhaps spam]",
    honeypot: "Perhaps spam: a field that people don't see was filled in.",
    tooFast: "Perhaps spam: it was written within 3 seconds.",
    signature: (/** @type {string} */ site) => `Sent with the form at ${site}`,
  },

  sent: { title: "Thank you! Your message was sent.", back: "Back to the site" },

  notSent: {
    keep: "Go back in your browser: what you typed is still in the form.",
    /** `phone` and `email` are links. */
    otherWays: (/** @type {string} */ phone, /** @type {string} */ email) =>
      `You can also call ${phone} or write to ${email}.`,
  },

  /** Why a message was not sent. */
  reasons: {
    method: "This address takes messages from our form.",
    origin: "This form isn't on our site, so we don't take its messages.",
    sender: "Many messages came from your network. Try again later.",
    busy: "We're getting more messages than we can take. Try again later.",
    format: "The form's message came in a format that we can't read.",
    shape: "The form's message came in a shape that we can't read.",
    empty: "The message is empty.",
    tooLong: "The message is longer than 64 KB. Please shorten it.",
    refused: "Our mail server didn't take your message.",
    late: "Our mail server hasn't confirmed your message yet. It may still arrive.",
    unreadable: "Your message couldn't be read.",
  },
};
