import { expect, it } from 'vitest';
import { givesAway, hintFaults } from '#src/hints.ts';
import { chapterOf, question, testOf } from './chapter-parts.ts';

const lenses = ['A convex lens', 'A plane mirror'];

it.each([
  ['What does the convex lens do?', lenses, 'Which of these joins rays?'],
  ['You should get 12 in the end.', ['12 cm', '24 cm'], 'The radius is 24 cm. The focal length is:'],
  ['So $f = 12$.', ['12 cm', '6 cm'], 'The radius is 24 cm. The focal length is:'],
  ['Compare it with $\\frac{3}{5}$.', ['$0.6$', '$0.8$'], 'What is the sine?'],
  ['Look for $\\ce{CuO}$.', ['$\\ce{CuO}$', '$\\ce{ZnO}$'], 'What is black?'],
])('the check of hints finds that a hint gives the answer away: %j', (hint, options, asked) =>
  expect(givesAway(hint, question(options, 0, { question: asked }))).toBe(true),
);

it.each([
  ['a part of a word', 'Think of convexity.', ['Convex', 'Concave'], 'Which lens?'],
  [
    'what the question says',
    'Start from 24 cm.',
    ['24 cm', '12 cm'],
    'The focal length is 24 cm. The image:',
  ],
  ['all options', 'Is it a convex lens or a plane mirror?', lenses, 'Which of these joins rays?'],
  ['numbers inside a formula', 'Use $b^2 - 4ac$ and $2r$.', ['2', '4'], 'How many roots?'],
  ['a sum to be worked out', 'Work out $3 \\times 4$.', ['12 cm', '6 cm'], 'How long?'],
  ['a letter of a figure', 'Follow B, C and D.', ['A and D', 'B and C'], 'Which letters?'],
])('the check of hints accepts a hint with %s', (_, hint, options, asked) =>
  expect(givesAway(hint, question(options, 0, { question: asked }))).toBe(false),
);

it('the check of hints accepts a hint with the fixed options of an assertion-reason question', () => {
  const statements = { assertion: 'Ice floats.', reason: 'It is light.' };
  expect(
    givesAway('A is true but R is false.', question(['A is true but R is false'], 0, { statements })),
  ).toBe(false);
});

it('the check of hints reports a hint that gives the answer away, is missing or is repeated', () => {
  const faultsOf = (hint?: string, secondHint?: string) =>
    hintFaults(chapterOf({ tests: [testOf([question(lenses, 0, { hint, secondHint })])] })).map(
      ({ fault, about }) => [fault, about],
    );
  expect(faultsOf('Look.', 'Does it join rays?')).toEqual([]);
  expect(faultsOf()).toEqual([['there should be two hints: Which one?', 'Which one?']]);
  expect(faultsOf('Look.')).toEqual([['there should be two hints: Look.', 'Look.']]);
  expect(faultsOf('Look.', 'look')).toEqual([['both hints are the same: Look.', 'Look.']]);
  expect(faultsOf('Look.', 'A convex lens.')).toEqual([
    ['the hint gives the answer away: A convex lens.', 'A convex lens.'],
  ]);
});
