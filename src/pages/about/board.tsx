import { Board } from "~/boards/Board";
import { Logbook } from "~/boards/Logbook";
import { logbook } from "./content";

/** About: fifteen years as entries on one line. */
export function AboutBoard() {
  return (
    <Board title="Logbook" note="2010 to today">
      <Logbook entries={logbook} />
    </Board>
  );
}
