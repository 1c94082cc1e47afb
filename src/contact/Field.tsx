import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import styles from "./Field.module.css";

type FieldProps = {
  label: string;
  /** Once on a page: ids are made of it. */
  name: string;
  /** Marked with * and checked by the browser. */
  required?: boolean;
  /** Several lines of text. */
  multiline?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "email" | "tel";
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** What is wrong with the value, in words; shown under the field and read out with it. */
  error?: string | undefined;
};

/** A labeled text field with room for its own error message. */
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
