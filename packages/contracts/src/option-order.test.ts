import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertionReasonOptions } from './items/question-kinds.ts';
import { hasFixedOptions, shuffleOptions } from './option-order.ts';
import { seededRandom } from './seeded-random.ts';

const questionWith = (options: readonly string[], correctAnswer = 0) => ({
  ...{ question: 'Which one?', options: [...options], correctAnswer, difficulty: 'easy' as const },
});
const seeds = Array.from({ length: 40 }, (_, at) => at);
const ordersOf = (options: readonly string[]) =>
  seeds.map((seed) => shuffleOptions(questionWith(options), seededRandom(seed)).options);

it.each([
  [['Acid', 'Base', 'Both (a) and (b)', 'None of these']],
  [['Acid', 'Base', 'Both a and b', 'Neither a nor b']],
  [['Salt', 'A and C only', 'B, D', 'Sugar']],
  [['Only I', 'Only II', 'Both I and II', 'Neither I nor II']],
  [['I only', 'II only', 'Salt', 'Sugar']],
  [['(i) and (iii)', '(ii)', 'Salt', 'Sugar']],
  [['अम्ल', 'क्षार', '(a) और (b) दोनों', 'लवण']],
])('options that name others stay in their order: %s', (options) => {
  expect(hasFixedOptions(questionWith(options))).toBe(true);
  expect(ordersOf(options)).toEqual(seeds.map(() => options));
});

it.each([
  [['10 cm', '20 cm', '30 cm', '40 cm']],
  [['$40\\,\\Omega$', '$30\\,\\Omega$', '$20\\,\\Omega$', '$10\\,\\Omega$']],
  [['₹ 1,200', '₹ 1,500', '₹ 12,000', 'None of these']],
  [['$\\frac{1}{4}$', '$\\frac{1}{2}$', '$\\frac{3}{4}$', '$1$']],
  [['−2', '0', '+2', '4.5']],
  [['$2 \\times 10^{-3}$ J', '$1 \\times 10^{2}$ J', '$3 \\times 10^{2}$ J', '$2 \\times 10^{5}$ J']],
  [['1:2', '2:3', '1:1', '3:1']],
  [['1857', '1885', '1919', '1947']],
])('sorted numbers stay in their order: %s', (options) => {
  expect(ordersOf(options)).toEqual(seeds.map(() => options));
});

it.each([
  [['Iron(II) sulphate', 'A salt of a weak acid', 'Either a gas or a liquid', 'Only a few drops']],
  [['30 cm', '10 cm', '40 cm', '20 cm']],
  [['Newton', 'Joule', 'Watt', 'Pascal']],
  [['A-iii, B-i', 'A-i, B-iii', 'A-ii, B-i', 'A-i, B-ii']],
])('other options are shuffled: %s', (options) => {
  expect(new Set(ordersOf(options).map(String)).size).toBeGreaterThan(10);
});

it.each([
  'All of the above',
  'None of the above',
  'None of these',
  'All of these.',
  'Both of these',
  'None',
  'इनमें से कोई नहीं',
  'उपरोक्त सभी',
])('"%s" keeps its place, and the options above it stay above it', (last) => {
  for (const order of ordersOf(['Copper', 'Iron', last, 'Zinc'])) {
    expect(order[2]).toBe(last);
    expect(order.slice(0, 2).toSorted()).toEqual(['Copper', 'Iron']);
  }
  expect(new Set(ordersOf(['Copper', 'Iron', 'Zinc', last]).map(String)).size).toBe(6);
});

it('the options of assertion and reason stay in the order of the board', () => {
  const question = {
    ...questionWith(assertionReasonOptions),
    kind: 'assertionReason' as const,
    statements: { assertion: 'Ice floats.', reason: 'It is lighter.' },
  };
  for (const seed of seeds) expect(shuffleOptions(question, seededRandom(seed))).toEqual(question);
});

it('shuffling keeps every option, and the right one stays right', () => {
  const option = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('All of the above', 'None of these', '5 m', '(a) and (b)'),
  );
  fc.assert(
    fc.property(fc.array(option, { minLength: 2, maxLength: 6 }), fc.nat(), fc.nat(), (options, at, seed) => {
      const given = questionWith(options, at % options.length);
      const { options: mixed, correctAnswer } = shuffleOptions(given, seededRandom(seed));
      expect(mixed.toSorted()).toEqual(options.toSorted());
      expect(mixed[correctAnswer]).toBe(options[given.correctAnswer]);
    }),
  );
});
