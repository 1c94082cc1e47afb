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
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** Error message, shown under the field and announced with it. */
  error?: string | undefined;
};

/** A labeled text field with its error message. */
export function Field({
  label,
  multiline = false,
  error,
  required = false,
  ...control
}: FieldProps) {
  const id = `field-${control.name}`;
  const attributes = {
    ...control,
    id,
    required,
    className: styles.control,
    ...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` }),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {required ? `${label} *` : label}
      </label>
      {multiline ? <textarea {...attributes} rows={5} /> : <input type="text" {...attributes} />}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
