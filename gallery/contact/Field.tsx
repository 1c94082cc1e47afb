import { Field } from "~/contact/Field";

export const Optional = () => (
  <Field label="Employer" name="employer" autoComplete="organization" />
);

export const Required = () => <Field label="City" name="city" autoComplete="off" required />;

export const WithError = () => (
  <Field
    label="Postal code"
    name="postal-code"
    autoComplete="postal-code"
    required
    error="Enter your postal code."
  />
);

export const SeveralLines = () => (
  <Field label="What it is about" name="topic" autoComplete="off" multiline />
);
