import { Phone } from "lucide";
import { ButtonLink, ButtonLinks, SubmitButton } from "~/ui/Button";

/** One per section. It leads to a page. */
export const Primary = () => <ButtonLink label="About Us" to="about" />;

/** Beside a primary one. */
export const Secondary = () => <ButtonLink variant="secondary" label="Learn More" to="home" />;

export const WithIcon = () => <ButtonLink label="Call Us" href="tel:+15555550100" icon={Phone} />;

/** It has an arrow, and a note for screen readers. */
export const ToAnotherSite = () => <ButtonLink label="Log In" href="https://example.com/" />;

/** The first one is primary. */
export const Several = () => (
  <ButtonLinks
    actions={[
      { label: "About Us", to: "about" },
      { label: "Learn More", to: "home" },
    ]}
  />
);

export const Submit = () => <SubmitButton>Send</SubmitButton>;
