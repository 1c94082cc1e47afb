import { useState } from "react";
import { island } from "~/ui/island";
import styles from "./ExampleCost.module.css";

/** What licenses for so many people cost a month: alive here as in a document. */
export const ExampleCost = island(function ExampleCost({
  people: first,
  each,
}: {
  people: number;
  each: number;
}) {
  const [people, setPeople] = useState(`${first}`);
  return (
    <div className={styles.cost}>
      <label className={styles.field}>
        People
        <input
          className={styles.input}
          inputMode="numeric"
          value={people}
          onChange={(event) => setPeople(event.target.value)}
        />
      </label>
      <output className={styles.result}>
        {Number(people) > 0 ? `$${Number(people) * each} a month` : "How many people?"}
      </output>
    </div>
  );
});
