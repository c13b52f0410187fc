const noDays = () => ({
  ...{ today: '2026-11-21', from: '2026-11-01', before: { days: 0, unspentDays: 0 }, days: [] },
});
/** The server's replies to calls that run on every screen, by procedure. */
export const behindEveryScreen: Record<string, (input: unknown) => unknown> = {
  'progress.studyDays': noDays,
  'exchange.cards': noDays,
  'progress.reviews': () => ({ batches: [], last: 0, isMore: false }),
};
