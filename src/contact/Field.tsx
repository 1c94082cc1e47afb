import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import styles from "./Field.module.css";

type FieldProps = {
  label: string;
  /** Unique on the page: the ids are derived from it. */
  name: string;
  /** Marked with * and checked by the browser. */
  required?: boolean;
  /** Several lines of text. */
  multiline?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "email" | "tel";
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};

/** A labeled text field, and the place of its error, which is announced with it. */
export function Field({ label, multiline = false, required = false, ...control }: FieldProps) {
  const id = `field-${control.name}`;
  const attributes = {
    ...control,
    id,
    required,
    className: styles.control,
    "aria-describedby": `${id}-error`,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {required ? `${label} *` : label}
      </label>
      {multiline ? <textarea {...attributes} rows={5} /> : <input type="text" {...attributes} />}
      <p className={styles.error} id={`${id}-error`} />
    </div>
  );
}
