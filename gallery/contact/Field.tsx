import { Field } from "~/contact/Field";

export const Optional = () => (
  <Field wide={false} label="Employer" name="employer" kind="text" autoComplete="organization" />
);

export const Required = () => (
  <Field wide={false} label="City" name="city" kind="text" missing="Enter a city." />
);

export const SeveralLines = () => (
  <Field wide label="What it is about" name="subject" kind="lines" />
);

export const Choice = () => (
  <Field wide={false} label="Service" name="service" kind="choice" options={["IT", "Software"]} />
);

export const Consent = () => (
  <Field
    wide
    label={["I've read ", { text: "who you are", to: "about" }, "."]}
    name="consent"
    kind="consent"
    missing="Check the box if you agree."
  />
);
