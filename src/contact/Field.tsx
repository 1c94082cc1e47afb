import type { ContactField, Words } from "~/content-types";
import { choose } from "~/site/words/contact-form";
import { RichText } from "~/ui/RichText";
import styles from "./Field.module.css";

/** A labeled field, and the place of its error, which is announced with it. `wide` takes a whole row. */
export function Field({ wide, ...field }: ContactField & { wide: boolean }) {
  const { name, kind, label, missing } = field;
  // The name is unique on the page.
  const id = `field-${name}`;
  const labelText = (
    <label className={styles.label} htmlFor={id}>
      <RichText text={missing ? withMark(label) : label} />
    </label>
  );
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      {kind === "consent" ? (
        <div className={styles.consent}>
          <Control {...field} />
          {labelText}
        </div>
      ) : (
        <>
          {labelText}
          <Control {...field} />
        </>
      )}
      <p className={styles.error} id={`${id}-error`} />
    </div>
  );
}

/** Marks the label of a required field. */
const withMark = (label: string | Words) =>
  typeof label === "string" ? `${label} *` : [...label, " *"];

function Control(field: ContactField) {
  const { name, kind, autoComplete, missing } = field;
  const attributes = {
    name,
    autoComplete,
    id: `field-${name}`,
    required: Boolean(missing),
    "aria-describedby": `field-${name}-error`,
  };
  const className = styles.control;
  switch (kind) {
    case "lines":
      return <textarea {...attributes} className={className} rows={5} />;
    case "choice":
      return (
        <select {...attributes} className={className}>
          <option value="">{choose}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case "consent":
      return <input {...attributes} className={styles.box} type="checkbox" value="yes" />;
    case "number":
      return <input {...attributes} className={className} type={kind} min={0} step="any" />;
    default:
      return <input {...attributes} className={className} type={kind} />;
  }
}
