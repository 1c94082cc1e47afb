/** Shown when the visitor follows a link without a network connection; the phone number follows. */
export const offline = {
  heading: "You're offline",
  text: "This page needs an internet connection. If it can't wait, call ",
  retry: "Try again",
};

/** Shown when a message couldn't be sent and the visitor has gone on to another page; the phone number follows. */
export const messageFailed = {
  heading: "Your message wasn't sent",
  text: "Everything you typed is still in the form. You can also call ",
  back: "Back to the form",
};

/** Shown instead of a page that throws, with three links: reload, Home, and the phone number. */
export const pageFailed = {
  heading: "This page didn't open",
  text: "Something went wrong while opening it.",
  reload: "Load it again",
  home: "Go to the home page",
  call: "Call",
};

/** For screen readers while the next page loads. */
export const loading = "Loading the next page";
