import type { LibrarySubject } from '@repo/contracts/library';
import { expect, it } from 'vitest';
import { guesses, guessingFaults, keyRepeats } from '#src/guessing.ts';
import { type Question, question } from './chapter-parts.ts';

const subjectOf = (...tests: Question[][]) =>
  ({
    id: 'physics',
    chapters: [{ id: 'physics-light', tests: tests.map((questions) => ({ questions })) }],
  }) as unknown as LibrarySubject;

const worded = ['it stays', 'it bends towards the normal', 'it stops', 'it turns aside'];
const numbers = ['4 cm', '12 cm', '20 cm', '30 cm'];
const statements = { assertion: 'A.', reason: 'R.' };
/** Keys in an unsuspicious order: a quarter equal the previous one. */
const mixedKeys = [0, 0, 1, 2, 3, 3, 1, 0, 2, 2, 1, 3];
const fromKeys = (options: string[], keys: number[], fields?: Partial<Question>) =>
  keys.map((key) => question(options, key, fields));
const faultsOf = (...tests: Question[][]) =>
  guessingFaults([subjectOf(...tests)]).map(({ chapter, fault }) => `${chapter}: ${fault}`);
const twice = <T>(items: T[]): T[] => [...items, ...items];

it('the check for guessable keys counts keys guessed by length only if the options have words and one is longest or shortest', () => {
  const found = guesses([question(worded, 1), question(worded, 0)]);
  expect([found.longest, found.shortest]).toEqual([
    { hits: 1, of: 2 },
    { hits: 0, of: 0 },
  ]);
  const alone = ['it stays', 'it bends towards the normal', 'it bends towards the surface', 'none'];
  expect(guesses([question(alone, 3)]).shortest).toEqual({ hits: 1, of: 1 });
  expect(guesses([question(['3 m', '4 m', '5 m', '6 m s'], 3)]).longest.of).toBe(0);
});

it('the check for guessable keys counts keys guessed by rank only among numbers that differ in nothing else', () => {
  const ranks = [0, 1, 3].map((key) => {
    const { middle, largest, smallest } = guesses([question(numbers, key)]);
    return [middle.hits, largest.hits, smallest.hits];
  });
  expect(ranks).toEqual([
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ]);
  expect(guesses([question(['4 cm', '12 m', '20 cm', '30 cm'], 3)]).middle.of).toBe(0);
});

it('the check for guessable keys ignores questions whose kind has fixed options', () => {
  expect(guesses([question(worded, 1, { statements })]).longest.of).toBe(0);
});

it('the check for guessable keys reports a chapter and a subject where a rule of thumb finds too many keys', () => {
  const crowded = fromKeys(worded, twice(twice([1, 1, 1, 2])));
  expect(faultsOf(crowded)).toEqual(
    expect.arrayContaining([
      'physics: the longest option is right in 12 of 16 questions',
      'physics-light: the longest option is right in 12 of 16 questions',
    ]),
  );
  expect(faultsOf(fromKeys(worded, twice(mixedKeys)))).toEqual([]);
});

it('the check for guessable keys reports a subject where a rule of thumb finds almost no key, because its opposite would help', () => {
  expect(faultsOf(fromKeys(worded, twice([0, 0, 2, 3, 3, 2, 0, 0, 2, 3])))).toContain(
    'physics: the longest option is right in 0 of 20 questions',
  );
  expect(faultsOf(fromKeys(numbers, twice([0, 0, 3, 0, 3, 3, 0, 0, 3, 3])))).toContain(
    'physics: a middle number is right in 0 of 20 questions',
  );
  expect(faultsOf(fromKeys(numbers, twice(mixedKeys)))).toEqual([]);
});

it('the check for the order of keys counts repeats within a test, leaving out assertion-reason questions', () => {
  const tests = [
    [...fromKeys(worded, [1, 1, 2]), ...fromKeys(worded, [2, 2], { statements })],
    fromKeys(worded, [2, 0]),
  ];
  expect(keyRepeats(tests)).toEqual({ hits: 1, of: 3 });
});

it('the check for the order of keys reports a subject where a key hardly ever, or too often, repeats the one before', () => {
  const never = twice(twice([0, 1, 2, 3, 2, 1]));
  expect(faultsOf(fromKeys(worded, never))).toEqual([
    'physics: the key is that of the question before in 0 of 23 questions',
  ]);
  const always = twice([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  expect(faultsOf(fromKeys(worded, always))).toEqual([
    'physics: the key is that of the question before in 16 of 23 questions',
  ]);
});

it('the check for the order of keys reports a subject where most assertion-reason questions have the same key', () => {
  const keys = (all: number[]) => faultsOf(fromKeys(worded, all, { statements }));
  expect(keys([0, 0, 0, 0, 0, 1, 1, 2, 2, 3])).toEqual([
    'physics: keys of assertions and reasons crowd on one option: 5, 2, 2, 1',
  ]);
  expect(keys([0, 0, 0, 0, 1, 1, 2, 2, 3, 3])).toEqual([]);
});
