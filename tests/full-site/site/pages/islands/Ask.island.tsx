import { useState } from "react";
import { island } from "~/ui/island";

/** A form of its own, which isn't the contact form. */
export const Ask = island(function Ask() {
  const [asked, setAsked] = useState<string[]>([]);
  return (
    <form
      aria-label="Ask"
      onSubmit={(event) => {
        event.preventDefault();
        const question = `${new FormData(event.currentTarget).get("question")}`;
        setAsked((before) => [...before, question]);
      }}
    >
      <label>
        Question <input type="text" name="question" required />
      </label>
      <button type="submit">Ask</button>
      <output>{asked.join(", ")}</output>
    </form>
  );
});
