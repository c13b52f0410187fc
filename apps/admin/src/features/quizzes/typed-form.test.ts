import type { TypedAnswer } from '@repo/contracts/typed/typed-answer';
import { expect, it } from 'vitest';
import { checkTest } from './check-test.ts';
import { formOfTest, newOption, newQuestion, newTest } from './test-form.ts';
import { formOfTyped, noTypedForm, plainTyped } from './typed-form.ts';

it.each<TypedAnswer | undefined>([
  undefined,
  { kind: 'number', value: '9.8', unit: 'm/s^2', tolerance: 0.05 },
  { kind: 'number', value: '1/2' },
  { kind: 'expression', value: 'x = 2' },
  { kind: 'formula', value: 'CH3COOH', accept: ['C2H4O2', 'HC2H3O2'] },
  { kind: 'word', value: 'anode' },
])('the typed answer %j is shown and saved', (stored) => {
  expect(plainTyped(formOfTyped(stored))).toEqual(stored);
});

const formWith = (typed: object) => {
  const options = [newOption('12 cm'), newOption('13 cm')];
  const question = { ...newQuestion(), question: 'How long?', options, correctKey: options[0]?.key ?? null };
  return { ...newTest(), title: 'T', questions: [{ ...question, typed: { ...noTypedForm, ...typed } }] };
};

it('a question is saved with its typed answer', () => {
  const { fields } = checkTest(formWith({ kind: 'number', value: '12', unit: 'cm' }));
  expect(fields?.questions[0]?.typedAnswer).toEqual({ kind: 'number', value: '12', unit: 'cm' });
  const stored = { ...fields, _id: 't', chapter: { _id: 'c' } } as Parameters<typeof formOfTest>[0];
  expect(formOfTest(stored).questions[0]?.typed).toMatchObject({ kind: 'number', value: '12', unit: 'cm' });
});

it.each([
  { kind: 'number', value: '' },
  { kind: 'number', value: 'long' },
  { kind: 'number', value: '12', tolerance: 'few' },
])('the invalid typed answer %j is refused with a sentence at its field', (typed) => {
  const form = formWith(typed);
  expect(checkTest(form).issues).toMatchObject([
    {
      message: "The typed answer of question 1 can't be read: check its value, unit and other forms.",
      control: `typed-${form.questions[0]?.key}`,
    },
  ]);
});
