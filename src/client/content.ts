/** Shown when the visitor follows a link without a network connection; the phone number follows. */
export const offline = {
  label: "No network",
  heading: "You're offline",
  text: "This page needs an internet connection. If it can't wait, call ",
  retry: "Try again",
};

/** Shown instead of a page that throws; the two links and the phone number stand in between. */
export const pageFailed = {
  heading: "This page didn't open",
  text: "Something went wrong while opening it. You can ",
  reload: "load it again",
  home: "home",
};

/** For screen readers while the next page loads. */
export const loading = "Loading the next page";
