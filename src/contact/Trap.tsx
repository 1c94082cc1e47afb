import { VisuallyHidden } from "~/ui/VisuallyHidden";

const name = "website";

/** A field that people do not find and that programs fill in. */
export function Trap() {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}

/** Whether a program filled the form in. */
export const isTrapped = (form: HTMLFormElement): boolean => Boolean(new FormData(form).get(name));
