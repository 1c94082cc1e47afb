import { useEffect } from "react";
import { island } from "~/ui/island";

/** Shows nothing: a hook on all pages. */
export const Clock = island(function Clock() {
  useEffect(() => {
    document.documentElement.dataset["clock"] = "running";
    return () => {
      document.documentElement.dataset["clock"] = "stopped";
    };
  }, []);
  return null;
});
