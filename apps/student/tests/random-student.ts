import * as fc from 'fast-check';

const every = ['s1-c1', 's1-c2', 's1-c3', 's2-c1', 's2-c2', 's2-c3'];
const some = fc.subarray(every);

const many = <Value>(value: Value, count: number) => Array.from({ length: count }, () => value);

/** Any student of the library that `openChapters` opens. */
export const randomStudent = fc.record({
  isSuper: fc.boolean(),
  network: fc.constantFrom(...many('online', 3), 'offline', 'server down'),
  hasClaimed: fc.boolean(),
  accepted: fc.integer({ min: 0, max: 5 }),
  daysLeft: fc.option(fc.integer({ min: -2, max: 40 })),
  /** Subjects whose paper was yesterday. */
  examined: fc.subarray(['s1', 's2'], { maxLength: 1 }),
  due: fc.integer({ min: 0, max: 2 }),
  inHand: fc.constantFrom(null, 'paperRunning', 'paperToMark'),
  locked: some,
  bare: some,
  completed: some,
  passed: some,
  failed: some,
  cards: some,
  written: some,
  currentId: fc.option(fc.constantFrom(...every)),
  /** Two booleans for each quiz: whether it is passed, and whether it has mistakes. */
  luck: fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 12 }),
});
export type RandomStudent = typeof randomStudent extends fc.Arbitrary<infer One> ? One : never;
