import { useState } from "react";
import { island } from "~/ui/island";

/** Fields that keep their values themselves: a day, and a file. */
export const Chosen = island(function Chosen() {
  const [day, setDay] = useState("");
  const [file, setFile] = useState("");
  return (
    <section aria-label="Chosen">
      <input type="date" aria-label="Day" onChange={(event) => setDay(event.target.value)} />
      <input
        type="file"
        aria-label="Floor plan"
        onChange={(event) => setFile(event.target.files?.[0]?.name ?? "")}
      />
      <output>
        {day} {file}
      </output>
    </section>
  );
});
