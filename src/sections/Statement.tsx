import type { ReactNode } from "react";
import type { Action, Icon as IconDrawing } from "~/records";
import { Split } from "./Split";

type StatementProps = {
  heading: string;
  text: string;
  action: Action & { readonly icon?: IconDrawing };
  /** A board or picture that shows what the words say. */
  aside: ReactNode;
};

/** One thing said and shown: words with an action on the left, a drawing on the right. */
export function Statement({ heading, text, action, aside }: StatementProps) {
  return (
    <Split heading={heading} lead={text} action={action}>
      {aside}
    </Split>
  );
}
