import { expect, test } from 'vitest';
import { slowestOfKind } from './slowest-of-kind.ts';

const timed = (work: string, ms: number, isReached = true) => ({
  ms,
  row: { work, against: '200', seen: `${ms} ms`, goal: '5000 ms', isReached },
});

test('a report shows the slowest file of each kind and every file that missed its goal', () => {
  const rows = slowestOfKind([
    timed('csv: tags', 20),
    timed('csv: dollars', 90),
    timed('csv: gaps', 10, false),
    timed('deck: zeros', 5),
  ]);
  expect(rows.map(({ work }) => work)).toEqual([
    'csv: dollars (one of 3)',
    'csv: gaps (one of 3)',
    'deck: zeros (one of 1)',
  ]);
});
