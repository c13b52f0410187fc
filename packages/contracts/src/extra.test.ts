import { expect, it } from 'vitest';
import * as inputs from './content.inputs.ts';
import { isAskedByBoard } from './extra.rules.ts';
import { flashcard } from './items/flashcard.ts';
import { topic } from './items/topic.ts';
import { written } from './items/written.ts';
import { libraryFlashcardsFile, libraryTestFile, libraryTopicHead, testFileOf } from './library.ts';
import { questionsInput } from './tests.ts';

const chapter = { _id: 'c' };
const choice = { question: 'Which?', options: ['a', 'b'], correctAnswer: 0, difficulty: 'easy' as const };
const passage = 'A text.';

it('extra content is only what is marked as extra; unmarked items are covered by the exam', () => {
  expect([{}, { isExtra: false }, { isExtra: true }].map((item) => isAskedByBoard(item))).toEqual([
    true,
    true,
    false,
  ]);
});

it('extra content is an optional field of the documented shapes', () => {
  const shapes = {
    topic: topic.parse({ _id: 't', name: 'T', description: '', chapter, pages: [] }),
    card: flashcard.parse({ _id: 'f', question: 'Q', answer: 'A', difficulty: 'easy', chapter }),
    written: written.parse({ _id: 'w', chapter, marks: 1, alternatives: [] }),
    newTopic: inputs.createTopicInput.parse({ name: 'T', chapter: 'c' }),
    newCard: inputs.createFlashcardInput.parse({ question: 'Q', answer: 'A', chapter: 'c' }),
    question: questionsInput.parse([choice])[0] ?? {},
  };
  for (const [name, shape] of Object.entries(shapes)) expect(shape, name).not.toHaveProperty('isExtra');
});

it('extra content can be marked and unmarked on a topic, a card and a question', () => {
  expect(inputs.updateTopicInput.parse({ id: 't', isExtra: false })).toEqual({ id: 't', isExtra: false });
  expect(inputs.updateFlashcardInput.parse({ id: 'f', isExtra: true })).toEqual({ id: 'f', isExtra: true });
  expect(inputs.updateWrittenInput.parse({ id: 'w', isExtra: true })).toEqual({ id: 'w', isExtra: true });
  expect(questionsInput.parse([{ ...choice, isExtra: true }])).toEqual([{ ...choice, isExtra: true }]);
  expect(questionsInput.parse([{ ...choice, isExtra: false }])).toEqual([choice]);
  expect(questionsInput.safeParse([{ ...choice, isExtra: 'yes' }]).success).toBe(false);
});

it('extra content is stored in library files, also within a case', () => {
  expect(libraryTopicHead.parse({ name: 'T', isExtra: true }).isExtra).toBe(true);
  expect(
    libraryFlashcardsFile.parse([{ question: 'Q', answer: 'A', difficulty: 'easy', isExtra: true }]),
  ).toEqual([{ question: 'Q', answer: 'A', difficulty: 'easy', isExtra: true }]);
  const test = {
    title: 'T',
    timeLimit: 10,
    passingScore: 40,
    questions: questionsInput.parse([
      { ...choice, isExtra: true },
      { ...choice, case: { passage, ask: 'First?' } },
      { ...choice, case: { passage, ask: 'Second?' }, isExtra: true },
      { statements: { assertion: 'A', reason: 'R' }, correctAnswer: 0, isExtra: true },
    ]),
  };
  expect(libraryTestFile.parse(testFileOf(test))).toEqual(test);
});
