import { starterLibrary } from '@repo/content/testing/starter-library';
import type { LibraryChapter } from '@repo/contracts/library';
import type { TypedAnswer } from '@repo/contracts/typed/typed-answer';
import { expect, it } from 'vitest';
import { typedAnswerFaults } from '#src/typed-answers.ts';

const faultsOf = (typedAnswer: TypedAnswer, right = '12 cm') => {
  const question = { question: 'How long?', options: [right, '13 cm'], correctAnswer: 0, typedAnswer };
  const chapter = { id: 'c', tests: [{ questions: [question] }] } as unknown as LibraryChapter;
  return typedAnswerFaults(chapter).map(({ fault }) => fault);
};

it.each<[TypedAnswer, string, string[]]>([
  [{ kind: 'number', value: '12', unit: 'cm' }, '12 cm', []],
  [{ kind: 'number', value: '13', unit: 'cm' }, '12 cm', ["the typed answer 13 isn't the right option"]],
  [
    { kind: 'number', value: '12', unit: 'cm', tolerance: 1 },
    '12 cm',
    ['the typed answer 12 accepts a wrong option'],
  ],
  [{ kind: 'number', value: 'x' }, '12 cm', ["the typed answer x can't be read"]],
  [{ kind: 'number', value: '12' }, 'a dozen', ["the typed answer 12 isn't the right option"]],
])('the typed answer %j is compared with the right option %s', (typedAnswer, right, faults) => {
  expect(faultsOf(typedAnswer, right)).toEqual(faults);
});

it('the check of typed answers finds no fault in the 60 or more of Mathematics, Physics and Chemistry', async () => {
  const { subjects } = await starterLibrary();
  const chapters = subjects.flatMap((subject) => subject.chapters);
  expect(chapters.flatMap(typedAnswerFaults)).toEqual([]);
  const counts = subjects.map(({ name, chapters: own }) => [
    name,
    own.flatMap(({ tests }) => tests.flatMap(({ questions }) => questions)).filter((one) => one.typedAnswer)
      .length,
  ]);
  const counted = Object.fromEntries(counts) as Record<string, number>;
  for (const name of ['Mathematics', 'Physics', 'Chemistry'])
    expect(counted[name]).toBeGreaterThanOrEqual(20);
});
