import { useState } from "react";
import { island } from "~/ui/island";

/** Throws in a browser where the address asks for it: when it starts, or when its button is pressed. */
export const Broken = island(function Broken({ whenPressed }: { whenPressed: boolean }) {
  const [isPressed, setIsPressed] = useState(false);
  const breaks = typeof window === "object" && location.search === "?break";
  if (breaks && (isPressed || !whenPressed)) throw new Error("Broken on purpose");
  return (
    <p>
      <button type="button" onClick={() => setIsPressed(true)}>
        Break
      </button>{" "}
      <a href="/">A link in it</a>
    </p>
  );
});
