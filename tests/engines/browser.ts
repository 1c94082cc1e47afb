/** A remote-controlled browser tab. */
export type Tab = {
  /** Opens an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Sets the size of the viewport, px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. Parameters and result are JSON; it has no access to outer variables. */
  readonly run: <Result, Given extends unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Clicks at a point of the viewport, px. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: "Tab" | "Enter" | "Escape", held?: "Shift") => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The viewport as PNG. */
  readonly screenshot: () => Promise<Buffer>;
};

export type Browser = { readonly tab: Tab; readonly stop: () => Promise<void> };

/** Starts a browser with one tab. Installs it if needed. */
export type Start = (options?: { reducedMotion?: boolean }) => Promise<Browser>;
