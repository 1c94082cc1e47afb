import { Field } from "~/contact/Field";

export const Optional = () => (
  <Field label="Employer" name="employer" autoComplete="organization" />
);

export const Required = () => <Field label="City" name="city" required />;

export const SeveralLines = () => <Field label="What it is about" name="topic" multiline />;
