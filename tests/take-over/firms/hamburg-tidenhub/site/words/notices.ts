/** Shown when the visitor follows a link without a network connection; the phone number follows. */
export const offline = {
  heading: "Sie sind offline",
  text: "Diese Seite braucht eine Internetverbindung. Wenn es eilt, rufen Sie uns an: ",
  retry: "Noch einmal versuchen",
};

/** Shown when a message couldn't be sent and the visitor has gone on to another page; the phone number follows. */
export const messageFailed = {
  heading: "Ihre Nachricht wurde nicht gesendet",
  text: "Alles, was Sie geschrieben haben, steht noch im Formular. Sie erreichen uns auch unter ",
  back: "Zurück zum Formular",
};

/** Shown instead of a page that throws, with three links: reload, Home, and the phone number. */
export const pageFailed = {
  heading: "Diese Seite ließ sich nicht öffnen",
  text: "Beim Öffnen ist etwas schiefgegangen.",
  reload: "Neu laden",
  home: "Zur Startseite",
  call: "Anrufen:",
};

/** For screen readers while the next page loads. */
export const loading = "Die nächste Seite wird geladen";
