import { statSync } from "node:fs";

const builtAt = () => statSync("dist", { throwIfNoEntry: false })?.ctimeMs;

/** Says at the end of browser tests if dist/ was another build's in between: what failed then may be well. */
export default function globalSetup(): () => void {
  const before = builtAt();
  return () => {
    if (builtAt() === before) return;
    throw new Error("Another build wrote dist/ while these tests ran, so run them once more.");
  };
}
