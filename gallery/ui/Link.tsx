import { Link } from "~/ui/Link";

export const ToAPage = () => <Link to="about">Who we are</Link>;

/** An email address, a phone number, an anchor or a file. */
export const ToAnAddress = () => <Link href="mailto:you@example.com">you@example.com</Link>;

/** It has an arrow, and a note for screen readers. */
export const ToAnotherSite = () => <Link href="https://example.com/">The standard in full</Link>;

/** Marked for screen readers as the page that the reader is on. */
export const Current = () => (
  <Link to="about" current>
    This page
  </Link>
);
