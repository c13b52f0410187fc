import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { byExtraText, type ExtraText, extraTexts } from '@repo/contracts/items/extra-texts';
import type { Question } from '@repo/contracts/tests';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  exchangeMessages,
  plainLines,
  readAiken,
  readGift,
  readQuestionTable,
  writeAiken,
  writeGift,
  writeQuestionTable,
} from '#src/exchange/index.ts';

const line = fc
  .string({
    unit: fc.constantFrom(...'abc ABC 123 ~=#{}:\\%*[]"\',;\t.)$<>&/|-ह₹'),
    minLength: 1,
    maxLength: 30,
  })
  .map((text) => `x${text.replaceAll(/\s+/g, ' ').trim()}`);
/** A spreadsheet would run these at the start of a cell as a formula. */
const formula = fc.tuple(fc.constantFrom(..."=+-@'"), line).map(([sign, text]) => sign + text);
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'));
const difficulty = fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const);
const questionOf = (text: fc.Arbitrary<string>): fc.Arbitrary<Question> =>
  fc
    .record({
      question: text,
      options: fc.array(text, { minLength: 2, maxLength: 6 }),
      difficulty,
      extras: fc.record(
        byExtraText(() => text),
        { requiredKeys: [] },
      ),
      typed: fc.option(fc.record({ value: text, accept: fc.array(text, { minLength: 1, maxLength: 3 }) })),
      seed: fc.nat(),
    })
    .map(({ seed, extras, options, typed, ...rest }) => ({
      ...rest,
      ...(typed && { typedAnswer: { kind: 'word' as const, ...typed } }),
      options,
      correctAnswer: seed % options.length,
      ...extras,
    }));

const lossOf = (name: ExtraText) => `${extraTextNames[name].plural} are not part of this format`;
const writeTable = (given: Question[]) => ({ text: writeQuestionTable(given), losses: [] as string[] });

it.each([
  ['as a table', writeTable, (text: string) => readQuestionTable(plainLines(text))],
  ['as GIFT', writeGift, readGift],
] as const)(
  'questions in %s are unchanged for any texts, except those that the file reports as lost',
  (_, write, read) => {
    fc.assert(
      fc.property(fc.array(questionOf(fc.oneof(lines, formula)), { minLength: 1, maxLength: 5 }), (given) => {
        const { text, losses } = write(given);
        const { rows, problems } = read(text);
        expect(problems).toEqual([]);
        const lost = extraTexts.filter((name) => losses.includes(lossOf(name)));
        const without: object = {
          ...Object.fromEntries(lost.map((name) => [name, undefined])),
          ...(losses.includes(exchangeMessages.exportTypedAnswers) && { typedAnswer: undefined }),
        };
        expect(rows.map(({ item }) => item)).toEqual(given.map((each) => ({ ...each, ...without })));
      }),
    );
  },
);

it('questions after export and import as Aiken keep question, options and answer, or the file reports the changed ones', () => {
  const foreign = fc.constantFrom(
    '\\(x\\)',
    '\\[x^2\\]',
    '[$]y[/$]',
    'H<sub>2</sub>O',
    'Marks: 2',
    'ANSWER: B',
  );
  const text = fc.oneof(
    line,
    fc.tuple(line, foreign).map((parts) => parts.join(' ')),
    foreign,
  );
  fc.assert(
    fc.property(fc.array(questionOf(text), { minLength: 1, maxLength: 5 }), (given) => {
      const { text: written, losses } = writeAiken(given);
      const { rows } = readAiken(written);
      const said = (sentence: (n: number) => string, index: number) => losses.includes(sentence(index + 1));
      const there = given.filter((_, index) => !said(exchangeMessages.exportLeftOut, index));
      expect(rows).toHaveLength(there.length);
      for (const [at, each] of there.entries()) {
        const { question, options, correctAnswer } = each;
        const item = rows[at]?.item;
        const isSame =
          JSON.stringify([item?.question, item?.options, item?.correctAnswer]) ===
          JSON.stringify([question, options, correctAnswer]);
        expect(said(exchangeMessages.exportChanged, given.indexOf(each))).toBe(!isSame);
      }
      for (const name of extraTexts)
        expect(losses.includes(lossOf(name))).toBe(there.some((each) => each[name] !== undefined));
    }),
  );
});

it('the Aiken export reports a question that the import would read differently', () => {
  const question: Question = {
    question: 'Write \\(x\\).',
    options: ['a', 'b'],
    correctAnswer: 0,
    difficulty: 'medium',
  };
  const losses = (given: Question[]) => writeAiken(given).losses;
  expect(losses([{ ...question, question: 'Plain $x$' }])).toEqual([]);
  expect(losses([{ ...question, question: 'Plain' }, question])).toEqual([
    'Question 2 is not the same when this file is imported again: export a table or GIFT to keep it',
  ]);
});

it('the table export keeps a right option that another option names', () => {
  const question = { question: 'Which?', options: ['a', 'ohm', 'b', 'Option B'], correctAnswer: 1 };
  const table = writeQuestionTable([{ ...question, difficulty: 'medium' }]);
  expect(readQuestionTable(plainLines(table)).rows[0]?.item).toMatchObject(question);
});
