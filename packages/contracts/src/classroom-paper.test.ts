import { expect, it } from 'vitest';
import { composeSets, marksOfSet, type PickedQuestions } from './classroom-paper.ts';
import type { Question } from './items/question.ts';

const choice = (question: string, more: Partial<Question> = {}): Question => ({
  ...{ question, options: ['Iron', 'Zinc', 'Gold', 'Lead'], correctAnswer: 2, difficulty: 'easy' },
  ...more,
});
const written = (_id: string, marks: number) => ({ _id, marks, alternatives: [] });

const ofCase = (ask: string) => choice(`Read. ${ask}`, { kind: 'case', case: { passage: 'Read.', ask } });
const picked: PickedQuestions = {
  groups: [
    ...Array.from({ length: 8 }, (_, at) => [choice(`Question ${at}`)]),
    [ofCase('First?'), ofCase('Second?')],
  ],
  written: [written('long', 5), written('short', 2), written('other', 2)],
};
const compose = (sets: number, seed: number, from = picked) => composeSets(from, { sets, seed });

it('the sets of a test are the same for the same seed, and different for another seed', () => {
  expect(compose(4, 4711)).toEqual(compose(4, 4711));
  expect(compose(4, 4711)).not.toEqual(compose(4, 4712));
});

it('each set of a test asks every question once, and numbers them through the whole paper', () => {
  const sets = compose(4, 1);
  expect(sets.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  for (const set of sets) {
    const asked = [...set.choice, ...set.written];
    expect(asked.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(marksOfSet(set)).toBe(19);
    expect(set.writtenIds.toSorted()).toEqual(['long', 'other', 'short']);
    expect(
      set.choice.flatMap(({ questions }) => questions.map(({ question }) => question)).toSorted(),
    ).toEqual(
      picked.groups
        .flat()
        .map(({ question }) => question)
        .toSorted(),
    );
  }
  const orders = sets.map((set) => JSON.stringify(set.choice.map(({ questions }) => questions[0]?.question)));
  expect(new Set(orders).size).toBe(4);
});

it('a set of a test keeps the questions of a case together and in order', () => {
  for (const { choice: asked } of compose(4, 9)) {
    const found = asked.find(({ questions }) => questions.length > 1);
    expect(found?.questions.map(({ case: its }) => its?.ask)).toEqual(['First?', 'Second?']);
    expect(found?.marks).toBe(2);
  }
});

it('a set of a test sorts written questions by marks, lowest first', () => {
  for (const set of compose(4, 3)) expect(set.written.map(({ marks }) => marks)).toEqual([2, 2, 5]);
});

it('a single paper does not shuffle questions and options', () => {
  const [only, ...others] = compose(1, 5);
  expect(others).toEqual([]);
  expect(only?.name).toBeNull();
  expect(only?.choice.map(({ questions }) => questions)).toEqual(picked.groups);
});

it('editing an option does not change the other questions of a set', () => {
  const edited = picked.groups.map((group, at) =>
    at === 2 ? [choice('Question 2', { options: ['Iron', 'Zinc', '5 m', '(a) and (b)'] })] : group,
  );
  const others = (groups: PickedQuestions['groups']) =>
    compose(2, 77, { ...picked, groups }).map(({ choice: asked }) =>
      asked.filter(({ questions }) => questions[0]?.question !== 'Question 2'),
    );
  expect(others(edited)).toEqual(others(picked.groups));
});
