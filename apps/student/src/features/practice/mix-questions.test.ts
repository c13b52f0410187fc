import { seededRandom } from '@repo/contracts/seeded-random';
import type { Question } from '@repo/contracts/tests';
import { describe, expect, test } from 'vitest';
import { mixQuestions } from './mix-questions.ts';
import { distinctQuestions, type PracticeChapter } from './pool.ts';

const ask = (text: string): Question => ({
  question: text,
  options: ['a', 'b'],
  correctAnswer: 0,
  difficulty: 'easy',
});
const chapter = (chapterId: string, count: number): PracticeChapter => ({
  chapterId,
  chapterName: `Chapter ${chapterId}`,
  subjectId: 's',
  subjectName: 'Subject',
  questions: Array.from({ length: count }, (_, index) => ask(`${chapterId}${index}`)),
});
const textsOf = (set: ReturnType<typeof mixQuestions>) => set.questions.map(({ question }) => question);
const perChapter = (set: ReturnType<typeof mixQuestions>) =>
  Object.fromEntries(
    set.places.map(({ chapterId }) => [
      chapterId,
      set.questions.filter((question) => question.chapterId === chapterId).length,
    ]),
  );

describe('a mixed practice', () => {
  const chapters = [chapter('a', 12), chapter('b', 12), chapter('c', 12)];

  test('a mixed practice is the same for the same seed, and different for another', () => {
    expect(mixQuestions(chapters, 10, 7)).toEqual(mixQuestions(chapters, 10, 7));
    expect(textsOf(mixQuestions(chapters, 10, 7))).not.toEqual(textsOf(mixQuestions(chapters, 10, 8)));
  });

  test('a mixed practice has the requested number of questions without duplicates, or all there are', () => {
    for (const seed of [0, 1, 2, 4_294_967_295]) {
      const texts = textsOf(mixQuestions(chapters, 20, seed));
      expect(texts).toHaveLength(20);
      expect(new Set(texts).size).toBe(20);
    }
    expect(textsOf(mixQuestions(chapters, 99, 3)).sort()).toEqual(
      chapters.flatMap(({ questions }) => questions.map(({ question }) => question)).sort(),
    );
    expect(mixQuestions([], 5, 1)).toEqual({ questions: [], places: [] });
  });

  test('a mixed practice takes questions evenly from all chapters, as far as each has some', () => {
    for (const seed of [1, 2, 3]) {
      const counts = Object.values(perChapter(mixQuestions(chapters, 10, seed))).sort();
      expect(counts).toEqual([3, 3, 4]);
      const uneven = perChapter(mixQuestions([chapter('a', 1), chapter('b', 12)], 10, seed));
      expect(uneven).toEqual({ a: 1, b: 9 });
    }
  });

  test('a mixed practice mixes the chapters, and names only those with questions', () => {
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      mixQuestions(chapters, 9, seed)
        .questions.map(({ chapterId }) => chapterId)
        .join(''),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
    const many = Array.from({ length: 12 }, (_, index) => chapter(`c${index}`, 3));
    const set = mixQuestions(many, 5, 1);
    expect(set.places).toHaveLength(5);
    expect(set.places[0]).not.toHaveProperty('questions');
  });
});

const caseOf = (passage: string, count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    ...ask(`${passage} ${index}`),
    kind: 'case',
    case: { passage, ask: String(index) },
  }));
const withCases = (chapterId: string, singles: number, ...cases: number[]): PracticeChapter => ({
  ...chapter(chapterId, singles),
  questions: [
    ...cases.flatMap((count, index) => caseOf(`${chapterId} case${index}`, count)),
    ...chapter(chapterId, singles).questions,
  ],
});
/** Question numbers of each case in order, and whether they are adjacent. */
function casesIn({ questions }: ReturnType<typeof mixQuestions>): Record<string, string> {
  const runs = questions.map(({ case: its }, index) =>
    its && questions[index - 1]?.case?.passage !== its.passage ? ` ${its.ask}` : (its?.ask ?? ''),
  );
  const found: Record<string, string> = {};
  for (const [index, { case: its }] of questions.entries())
    if (its) found[its.passage] = (found[its.passage] ?? '') + runs[index];
  return found;
}
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('a practice with cases', () => {
  const chapters = [withCases('a', 6, 4, 3), withCases('b', 5, 4), withCases('c', 0, 5, 2)];
  const lengths: Record<string, number> = {
    'a case0': 4,
    'a case1': 3,
    'b case0': 4,
    'c case0': 5,
    'c case1': 2,
  };

  test.each([5, 10, 20])(
    'a practice with cases has exactly %i questions, with each case whole and in order',
    (size) => {
      const met = new Set<string>();
      for (const seed of seeds) {
        const set = mixQuestions(chapters, size, seed);
        expect(set.questions).toHaveLength(size);
        expect(new Set(textsOf(set)).size).toBe(size);
        for (const [passage, numbers] of Object.entries(casesIn(set))) {
          expect(numbers).toBe(` ${'01234'.slice(0, lengths[passage])}`);
          met.add(passage);
        }
      }
      expect(met.size, 'no case is left out for good').toBe(5);
    },
  );

  test('a practice with cases has fewer questions when whole cases do not add up, never more', () => {
    const fours = [withCases('a', 0, 4, 4), withCases('b', 0, 4)];
    for (const seed of seeds) {
      expect(mixQuestions(fours, 5, seed).questions).toHaveLength(4);
      expect(mixQuestions(fours, 10, seed).questions).toHaveLength(8);
      expect(mixQuestions([withCases('a', 1, 5)], 4, seed).questions).toHaveLength(1);
    }
  });

  test('a practice with cases takes questions from chapters as evenly as whole cases allow', () => {
    for (const seed of seeds) {
      const counts = perChapter(mixQuestions([withCases('a', 0, 4, 4, 4), chapter('b', 12)], 12, seed));
      expect([
        { a: 4, b: 8 },
        { a: 8, b: 4 },
      ]).toContainEqual(counts);
    }
  });
});

test('a case in two tests becomes one case with the questions of both', () => {
  const [first, second, third] = caseOf('p', 3) as [Question, Question, Question];
  const tests = [{ questions: [first, second, ask('x')] }, { questions: [ask('y'), second, third] }];
  expect(distinctQuestions(tests)).toEqual([first, second, third, ask('x'), ask('y')]);
});

test('seeded numbers lie between 0 and 1 and spread', () => {
  const random = seededRandom(42);
  const numbers = Array.from({ length: 1_000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});

test('a question in two tests of a chapter is asked once', () => {
  const other = { ...ask('x'), options: ['a', 'c'] };
  expect(distinctQuestions([{ questions: [ask('x'), ask('y')] }, { questions: [ask('x'), other] }])).toEqual([
    ask('x'),
    ask('y'),
    other,
  ]);
});

describe('extra content', () => {
  test('extra content is never practised, neither an extra question nor a case with one', () => {
    const [first, ...others] = caseOf('mixed', 3);
    if (!first) throw new Error('no case');
    const tests = [
      { questions: [ask('one'), { ...ask('extra'), isExtra: true }, ...caseOf('whole', 2)] },
      { questions: [{ ...first, isExtra: true }, ...others, ask('two')] },
    ];
    const texts = distinctQuestions(tests).map(({ question }) => question);
    expect(texts).toEqual(['one', 'whole 0', 'whole 1', 'two']);
  });
});
