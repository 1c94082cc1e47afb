/** One window of a browser that is driven from outside. */
export type Tab = {
  /** Opens an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Sets the size of the viewport, px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It gets and returns JSON, and knows nothing but its parameters. */
  readonly run: <Result, Given extends unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses the main button of the mouse at a point of the viewport, px. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: "Tab" | "Enter" | "Escape", held?: "Shift") => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The viewport as PNG. */
  readonly screenshot: () => Promise<Buffer>;
};

export type Browser = { readonly tab: Tab; readonly stop: () => Promise<void> };

/** Starts a browser with one tab. Installs it where it is missing. */
export type Start = (options?: { reducedMotion?: boolean }) => Promise<Browser>;
