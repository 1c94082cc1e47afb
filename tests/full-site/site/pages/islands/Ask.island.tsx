import { type FormEvent, useState } from "react";
import { island } from "~/ui/island";

/** A form of its own, which isn't the contact form: with a handler, or with an action of React. */
export const Ask = island(function Ask({ label }: { label: "Ask" | "Act" }) {
  const [asked, setAsked] = useState<string[]>([]);
  const ask = (data: FormData) => setAsked((before) => [...before, `${data.get("question")}`]);
  return (
    <form
      aria-label={label}
      {...(label === "Act"
        ? { action: ask }
        : {
            onSubmit: (event: FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              ask(new FormData(event.currentTarget));
            },
          })}
    >
      <label>
        Question <input type="text" name="question" required />
      </label>
      <button type="submit">{label}</button>
      <output>{asked.join(", ")}</output>
    </form>
  );
});
