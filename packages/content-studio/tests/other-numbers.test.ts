import { libraryFolder, packLibrary, unpackLibrary } from '@repo/content';
import { starterLibrary } from '@repo/content/testing/starter-library';
import type { OtherNumbers } from '@repo/contracts/items/other-numbers';
import { questionsInput } from '@repo/contracts/tests';
import { expect, it } from 'vitest';
import { checkOtherNumbers, readVariantChecks } from '#src/other-numbers.ts';

const formula = (inside: string) => `$${inside}$`;
const template: OtherNumbers = {
  own: { a: 3, b: 5 },
  numbers: { a: '2..9', b: '2..9' },
  question: 'The sum of {{a}} and {{b}} is',
  right: '{{a + b}}',
  wrong: [{ option: '{{a * b}}', slip: 'You multiplied.' }],
  explanation: formula('{{a}} + {{b}} = {{a + b}}'),
};

function faultWith(change: Partial<OtherNumbers>, checks: string[] | undefined = ['b + a'], own = {}) {
  const base = { question: 'The sum of 3 and 5 is', options: ['15', '8'], correctAnswer: 1 };
  const [given] = questionsInput.parse([{ ...base, ...own, otherNumbers: { ...template, ...change } }]);
  return given && checkOtherNumbers(given, checks).faults[0];
}

it('the check of other numbers accepts variants whose key is the result of the check, and leaves out equal options', () => {
  expect(faultWith({})).toBeUndefined();
});

it.each([
  ['a key that the check does not give', {}, ['a + b + 1'], 'the check gives 9'],
  ['a template without a check', {}, undefined, 'other numbers need a check'],
  [
    'a wrong sum',
    { explanation: formula('{{a}} + {{b}} = {{a + b + 1}}') },
    ['a + b'],
    'the sum 3 + 5 = 9 is wrong',
  ],
  [
    'another text at its own numbers',
    { question: 'Add {{a}} and {{b}}' },
    ['a + b'],
    'the question is another one',
  ],
  ['a hint with the key', { hint: 'It is {{a + b}}.' }, ['a + b'], 'the hint gives the answer away'],
  ['a badly put sign', { explanation: '$x + {{-a}}$' }, ['a + b'], 'a formula is clumsy'],
  [
    'numbers that are not clean',
    { wrong: [{ option: '{{15 + (a - 3) / 7}}', slip: 'No.' }] },
    ['a + b'],
    'is not a whole number',
  ],
])('the check of other numbers reports %s', (_, change, checks, fault) => {
  const found = checks ? faultWith(change, checks) : undefined;
  const [given] = questionsInput.parse([
    { question: 'The sum of 3 and 5 is', options: ['15', '8'], correctAnswer: 1, otherNumbers: template },
  ]);
  expect(checks ? found : given && checkOtherNumbers(given, undefined).faults[0]).toContain(fault);
});

it("the check of other numbers reports a question's own numbers in a hint that the template does not change", () => {
  expect(faultWith({}, ['a + b'], { hint: 'Start with 5.' })).toContain(
    "the hint has the question's own numbers",
  );
});

it('the check of other numbers finds the right answer by the check in variants of every template of the library', {
  tags: ['nightly'],
}, async () => {
  const checks = await readVariantChecks(libraryFolder);
  const { subjects } = await starterLibrary();
  const found = subjects.flatMap(({ id: subject, chapters }) =>
    chapters.map(({ id, tests }) => {
      const given = tests.flatMap(({ questions }) => questions).filter(({ otherNumbers }) => otherNumbers);
      const faults = given.flatMap((each) => checkOtherNumbers(each, checks.get(each.question), 50).faults);
      return { id, hasFour: subject !== 'mathematics' || given.length >= 4, faults };
    }),
  );
  expect(found).toEqual(found.map(({ id }) => ({ id, hasFour: true, faults: [] })));
});

it('a saved library keeps the templates for other numbers', async () => {
  const { subjects } = await starterLibrary();
  const subject = subjects.find(({ id }) => id === 'mathematics');
  const chapter = subject?.chapters[0];
  if (!subject || !chapter) throw new Error('no chapter');
  const back = await unpackLibrary(packLibrary({ subjects: [{ ...subject, chapters: [chapter] }] }));
  expect(back.subjects[0]?.chapters[0]?.tests[0]?.questions).toEqual(chapter.tests[0]?.questions);
});
