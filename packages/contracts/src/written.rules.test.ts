import { describe, expect, test } from 'vitest';
import type { Written } from './content.ts';
import { createWrittenInput } from './items/written.ts';
import { addsUp, fullHalves, marksText, pointCount, splitShared, writtenHalves } from './written.rules.ts';

const point = (text: string, halves: number) => ({ text, halves });
const plain = {
  question: 'Why does the sky look blue?',
  parts: [
    {
      model: 'Fine particles scatter blue more than red.',
      groups: [{ points: [point('fine particles scatter light', 1), point('blue more than red', 1)] }],
    },
  ],
};
const anyTwo = {
  question: 'Two uses of washing soda, and its formula?',
  parts: [
    {
      name: '(i)',
      model: 'Glass, soap.',
      groups: [{ pick: 2, points: [point('glass', 1), point('soap', 1), point('softening', 1)] }],
    },
    { name: '(ii)', model: '$\\ce{Na2CO3.10H2O}$', groups: [{ points: [point('formula', 2)] }] },
  ],
};
const question = (marks: number, alternatives: Written['alternatives']) => ({ marks, alternatives });

test('the marks of a written answer add up the half marks of every ticked point', () => {
  const one = question(1, [plain]);
  expect(pointCount(plain)).toBe(2);
  expect(['00', '10', '11'].map((ticked) => writtenHalves(one, 0, ticked))).toEqual([0, 1, 2]);
});

test('the marks of a written answer ignore a third point of "any two", and count the following parts correctly', () => {
  const two = question(2, [anyTwo]);
  expect(writtenHalves(two, 0, '1110')).toBe(2);
  expect(writtenHalves(two, 0, '0101')).toBe(3);
  expect(writtenHalves(two, 0, '1111')).toBe(4);
});

test('the marks of a written answer use the best points if the points have different values', () => {
  const group = { pick: 1, points: [point('small', 1), point('large', 3)] };
  const given = question(2, [{ question: 'q', parts: [{ model: 'm', groups: [group] }] }]);
  expect(writtenHalves(given, 0, '11')).toBe(3);
});

test("the marks of a written answer use each alternative's own points, and none for a missing alternative", () => {
  const either = question(2, [anyTwo, { ...plain, parts: [...plain.parts, ...plain.parts] }]);
  expect(writtenHalves(either, 1, '1101')).toBe(3);
  expect(writtenHalves(either, 2, '1111')).toBe(0);
});

test('the marks of a written answer never exceed the marks of the question', () => {
  expect(writtenHalves(question(1, [anyTwo]), 0, '1111')).toBe(2);
  expect(addsUp(question(1, [anyTwo]))).toBe(false);
  expect(addsUp(question(2, [anyTwo]))).toBe(true);
  expect(addsUp(question(2, [anyTwo, plain]))).toBe(false);
  expect(fullHalves(anyTwo)).toBe(4);
});

test('the marks of a written answer show half marks as in a marked paper', () => {
  expect([0, 1, 2, 5].map(marksText)).toEqual(['0', '½', '1', '2½']);
});

const part = (name: string, text: string, model = 'm') => ({
  ...{ name, text, model },
  groups: [{ points: [point('p', name === '(iii)' ? 4 : 2)] }],
});
const first = [part('(i)', 'Name the mirror.'), part('(ii)', 'Why is it used?')];
const near = { question: 'Study the mirror.', parts: [...first, part('(iii)', 'Find the image.')] };
const far = { question: 'Study the mirror.', parts: [...first, part('(iii)', 'Draw the rays.')] };

test('the two alternatives of a case share the question and the parts before the one with a choice', () => {
  expect(splitShared([near, far])).toEqual({
    shared: { question: 'Study the mirror.', parts: first },
    own: [near, far].map(({ parts }) => ({ question: '', parts: parts.slice(2) })),
  });
});

test('the two alternatives of a case share no question if their questions differ', () => {
  const later = { ...far, question: 'Later a tall customer comes.' };
  const { shared, own } = splitShared([near, later]);
  expect(shared).toEqual({ question: '', parts: first });
  expect(own.map(({ question }) => question)).toEqual([near.question, later.question]);
});

test.each([
  ['other first parts', { ...far, parts: [part('(i)', 'Name the lens.'), ...far.parts.slice(1)] }],
  [
    'first parts of other marks',
    { ...far, parts: [part('(iii)', 'Name the mirror.'), ...far.parts.slice(1)] },
  ],
  ['nothing else', near],
  ['a question without parts', plain],
])('the two alternatives of a case share nothing with %s', (_, other) => {
  expect(splitShared([near, other])).toEqual({ shared: null, own: [near, other] });
});

test('the two alternatives of a case share nothing when there is one alternative', () => {
  expect(splitShared([near])).toEqual({ shared: null, own: [near] });
});

describe('a written question from an editor', () => {
  const given = { chapter: 'c1', marks: 2, alternatives: [anyTwo] };
  test('a written question from an editor is accepted with its parts, its groups and its paper', () => {
    const source = { board: 'CBSE', year: 2024, paper: '31/1/1', question: '27' };
    expect(createWrittenInput.parse({ ...given, source })).toEqual({ ...given, source });
  });

  test.each([
    [{ ...given, marks: 6 }, 'Marks must be 1 to 5.'],
    [{ ...given, alternatives: [] }, 'Please enter a question'],
    [{ ...given, alternatives: [{ question: 'q', parts: [] }] }, 'Please enter a model answer'],
    [
      { ...given, alternatives: [{ question: 'q', parts: [{ model: 'm', groups: [] }] }] },
      'An answer needs points to be marked by.',
    ],
    [{ ...given, source: { board: ' ', year: 2024 } }, 'Please enter the board and the year of the paper'],
  ])('a written question from an editor is rejected with a message: %#', (wrong, sentence) => {
    expect(createWrittenInput.safeParse(wrong).error?.issues[0]?.message).toBe(sentence);
  });
});
