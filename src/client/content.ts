/** Shown when the visitor follows a link without a network connection; the phone number follows. */
export const offline = {
  label: "No network",
  heading: "You are offline.",
  text: "The page is one connection away. If it cannot wait, call ",
  retry: "Try again",
};

/** Shown instead of a page that throws; the two links and the phone number stand in between. */
export const pageFailed = {
  heading: "This page did not open.",
  text: "Something in it failed here. As a plain document it works: ",
  reload: "open it again",
  home: "home",
};

/** For screen readers while the next page loads. */
export const loading = "The next page is on its way";
