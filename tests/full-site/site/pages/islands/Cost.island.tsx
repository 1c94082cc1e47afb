import { useEffect, useId, useState } from "react";
import { island } from "~/ui/island";
import styles from "./Cost.module.css";

type CostProps = { people: number; label: string };

/**
 * A choice of each kind, a field, a button, a link that it answers itself, and a result that is shown when it's asked for. While it
 * runs, the document's element has its label as a class.
 */
export const Cost = island(function Cost({ people: begin, label }: CostProps) {
  const [people, setPeople] = useState(`${begin}`);
  const [plan, setPlan] = useState("basic");
  const [backup, setBackup] = useState(false);
  const [term, setTerm] = useState("month");
  const [presses, setPresses] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(label);
    return () => classList.remove(label);
  }, [label]);
  return (
    <section aria-label={label} className={styles["cost"]}>
      <label>
        Plan
        <select value={plan} onChange={(event) => setPlan(event.target.value)}>
          <option value="full">Full</option>
          <option value="basic">Basic</option>
        </select>
      </label>
      <label>
        <input type="checkbox" checked={backup} onChange={(e) => setBackup(e.target.checked)} />
        Backup
      </label>
      {["month", "year"].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={term === value}
            onChange={() => setTerm(value)}
          />
          By the {value}
        </label>
      ))}
      <label htmlFor={id}>People</label>
      <input
        type="text"
        id={id}
        value={people}
        onChange={(event) => setPeople(event.target.value)}
      />
      <div role="toolbar" aria-label="Presses">
        <button type="button" onClick={() => setPresses((count) => count + 1)}>
          Pressed {presses} times
        </button>
      </div>
      <a
        href="/islands?anew"
        onClick={(event) => {
          event.preventDefault();
          setPresses(0);
        }}
      >
        Count anew
      </a>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Details
      </button>
      <span className={styles["bar"]} style={{ inlineSize: `${people}px` }} data-testid="bar" />
      {isOpen && <p className={styles["panel"]}>Shown when it's asked for.</p>}
      <output style={{ fontWeight: 600 }}>
        {people} {plan} {backup ? "with" : "without"} {term}
      </output>
    </section>
  );
});
