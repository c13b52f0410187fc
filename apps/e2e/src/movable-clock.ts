/**
 * Source of a server's first module, which advances the process's clock by `aheadMs` at each signal that
 * nothing else handles.
 */
const source = (aheadMs: number, startAheadMs: number) => `
const RealDate = Date;
let ahead = ${startAheadMs};
globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + ahead);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
process.on('SIGWINCH', () => {
  ahead += ${aheadMs};
});
`;

/**
 * Settings for `startSecondServer`, whose `moveClock` then advances the clock by this many milliseconds.
 * @param startAheadMs how far ahead it starts
 */
export const movableClock = (aheadMs: number, startAheadMs = 0): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source(aheadMs, startAheadMs))}`,
});
