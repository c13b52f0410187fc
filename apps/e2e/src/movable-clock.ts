/** A server's first module: the clock of its process goes on by so much whenever it is signalled, by a signal that nothing else hears. */
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
 * Settings for `startSecondServer`, whose `moveClock` then moves the clock on by so many milliseconds.
 * @param startAheadMs how far ahead it is from the start
 */
export const movableClock = (aheadMs: number, startAheadMs = 0): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source(aheadMs, startAheadMs))}`,
});
