/**
 * The screen of each application, 420 × 132 units. ApplicationViews draws the order in the center,
 * 92 × 28 units.
 */
export const drawings = {
  /** Deals in columns. */
  Sales: {
    surfaces:
      "M-9 12h57v28H-9zM-9 52h57v28H-9zM-9 92h57v28H-9zM60 12h92v28H60zM60 52h92v28H60zM60 92h92v28H60zM164 12h92v28h-92zM268 12h92v28h-92zM268 52h92v28h-92zM372 12h57v28h-57z",
    lines: "M54 4v124M158 4v124M262 4v124M366 4v124",
  },
  /** Three turns of a conversation. */
  "Customer Service": {
    surfaces: "M44 6h156v26H44zM220 100h156v26H220zM116 62h36v8h-36zM268 62h34v8h-34z",
    lines:
      "M104 42h212v48H104zM14 19a9 9 0 1 0 18 0a9 9 0 1 0-18 0M388 113a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
  },
  /** A mailing, whom it reached, what it sold. */
  Marketing: {
    surfaces:
      "M164 7h64v14h-64zM164 29h80v14h-80zM164 89h52v14h-52zM164 111h72v14h-72zM316 98h18V70h-18zM344 98h18V54h-18zM372 98h18V34h-18z",
    lines:
      "M16 44h64v44H16zM16 48l32 24 32-24M90 66C130 66 124 14 162 14M90 66C130 66 124 36 162 36M90 66H162M90 66C130 66 124 96 162 96M90 66C130 66 124 118 162 118M256 66H298M306 98h94",
  },
  /** A page of the books. */
  Finance: {
    surfaces:
      "M32 26h60v8H32zM32 62h48v8H32zM32 98h66v8H32zM164 26h76v8h-76zM164 98h88v8h-88zM340 26h48v8h-48zM316 62h72v8h-72zM350 98h38v8h-38z",
    lines: "M20 12H400M20 48H400M20 84H400M20 120H400M144 12V120M276 12V120",
  },
  /** Shelves. */
  "Supply Chain": {
    surfaces:
      "M56 12h34v24H56zM96 20h42v16H96zM176 10h60v26h-60zM280 16h30v20h-30zM316 16h30v20h-30zM60 56h44v24H60zM110 64h30v16h-30zM280 54h38v26h-38zM324 54h38v26h-38zM58 98h80v26H58zM170 104h40v20h-40zM216 98h34v26h-34zM284 100h60v24h-60z",
    lines: "M44 2V130M154 2V130M266 2V130M376 2V130M34 37H386M34 81H386M34 125H386",
  },
  /** A week of shifts. */
  "Human Resources": {
    surfaces:
      "M60 16h92v20H60zM268 16h92v20h-92zM60 56h92v20H60zM372 56h36v20h-36zM112 96h120v20H112zM268 96h92v20h-92z",
    lines:
      "M54 4v124M158 4v124M262 4v124M366 4v124M20 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0M20 66a9 9 0 1 0 18 0a9 9 0 1 0-18 0M20 106a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
  },
} as const;
