import { expect, it } from 'vitest';
import { coverageOf, isTelling, type Syllabus, syllabusFaults } from '#src/syllabus.ts';
import { chapterOf, question, testOf } from './chapter-parts.ts';

const syllabus: Syllabus = {
  board: 'CBSE',
  year: '2025-26',
  checkedOn: '2026-11-23',
  topics: [
    { name: 'Snell', notes: ['refraction'], terms: ['Snell', 'n_1a'] },
    { name: 'Motor', notes: ['extra'], terms: ['motor'], notAskedSince: '2022-23' },
  ],
};
const topic = (slug: string, text: string) => ({
  id: `physics-light-${slug}`,
  name: slug,
  description: '',
  pages: [text],
});
const topics = [topic('refraction', "Snell's law."), { ...topic('extra', 'A motor.'), isExtra: true }];
const flashcards = [
  { id: 'c', question: 'State the law.', answer: "It is\nSnell's.", difficulty: 'easy' as const },
];
const tests = [
  testOf([
    question(['a', 'b', 'c', 'd'], 0, { question: 'Snell said:' }),
    question(['$n_1a$', '2', '3', '4'], 0),
  ]),
];
const whole = chapterOf({ topics, flashcards, tests });

it('the syllabus check accepts a chapter with pages, a card and two questions on each item', () => {
  expect(coverageOf(whole, syllabus.topics[0] ?? { name: '', notes: [], terms: [] })).toEqual({
    name: 'Snell',
    pages: 1,
    cards: 1,
    questions: 2,
  });
  expect(syllabusFaults(whole, syllabus)).toEqual([]);
});

it('the syllabus check reports items without cards or questions, topics outside the syllabus and unknown topics', () => {
  const faults = syllabusFaults(
    chapterOf({ topics: [topic('refraction', 'A rule.'), topic('more', 'More.')], tests }),
    syllabus,
  );
  expect(faults.map(({ fault }) => fault)).toEqual([
    'the syllabus names no topic extra',
    'no item of the syllabus names the topic more',
    'Snell: 0 pages of notes, 0 cards, 2 questions',
  ]);
  expect(syllabusFaults(whole, undefined).map(({ fault }) => fault)).toEqual(['has no syllabus.yaml']);
});

it('the syllabus check requires for every item a specific term, or the beginnings of its cards and questions', () => {
  const [snell] = syllabus.topics;
  if (!snell) throw new Error('no item');
  const withItem = (fields: object) =>
    syllabusFaults(whole, {
      ...syllabus,
      topics: [{ ...snell, ...fields }, ...syllabus.topics.slice(1)],
    }).map(({ fault }) => fault);
  expect(withItem({ terms: ['law', 'Snell', 'n_1a'] })).toEqual([]);
  expect(withItem({ terms: ['law', 'Energy', 'b'] })).toContain(
    "Snell: no telling term among 'law', 'Energy', 'b'",
  );
  const named = { terms: ['law'], cards: ['State the'], questions: ['Snell said', 'Which one'] };
  expect(withItem(named)).toEqual([]);
  expect(withItem({ ...named, questions: ['Snell said', 'Which two'] })).toEqual([
    'Snell: 1 pages of notes, 1 cards, 1 questions',
  ]);
});

it.each(['HCF', 'MNCs', 'pH', 'lens', 'prime factors'])(
  'the syllabus check counts %s as a specific term',
  (term) => expect(isTelling(term)).toBe(true),
);
it.each(['Y', 'sum', 'add', 'th', 'plants', 'Energy'])(
  'the syllabus check does not count %s as a specific term',
  (term) => expect(isTelling(term)).toBe(false),
);
