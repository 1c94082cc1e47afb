/** Whether the focused element was removed or made inert, so that focus must be set anew. */
export const isFocusLost = (): boolean =>
  document.activeElement?.matches("body, [inert] *") ?? true;
