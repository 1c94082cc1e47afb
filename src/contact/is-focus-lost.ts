/** Whether the focus is on something that went or that is closed, and not where a visitor put it. */
export const isFocusLost = (): boolean =>
  document.activeElement?.matches("body, [inert] *") ?? true;
