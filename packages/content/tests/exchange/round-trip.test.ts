import type { Question } from '@repo/contracts/tests';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
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
/** As the start of a cell, these would be run by a spreadsheet. */
const formula = fc.tuple(fc.constantFrom(..."=+-@'"), line).map(([sign, text]) => sign + text);
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'));
const difficulty = fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const);
const questionOf = (text: fc.Arbitrary<string>): fc.Arbitrary<Question> =>
  fc
    .record({
      question: text,
      options: fc.array(text, { minLength: 2, maxLength: 6 }),
      difficulty,
      explanation: fc.option(text, { nil: undefined }),
      seed: fc.nat(),
    })
    .map(({ seed, explanation, options, ...rest }) => ({
      ...rest,
      options,
      correctAnswer: seed % options.length,
      ...(explanation === undefined ? {} : { explanation }),
    }));

describe('questions that are exported and imported again', () => {
  it.each([
    ['as a table', (given: Question[]) => readQuestionTable(plainLines(writeQuestionTable(given)))],
    ['as GIFT', (given: Question[]) => readGift(writeGift(given).text)],
  ] as const)('%s are the same, whatever is in them', (_, there) => {
    fc.assert(
      fc.property(fc.array(questionOf(fc.oneof(lines, formula)), { minLength: 1, maxLength: 5 }), (given) => {
        const { rows, problems } = there(given);
        expect(problems).toEqual([]);
        expect(rows.map(({ item }) => item)).toEqual(given);
      }),
    );
  });

  it('as Aiken keep question, options and answer, and say what they lose', () => {
    // A formula as other programs write it is made ours wherever a file doesn't say that it is from here.
    const plain = line.filter((text) => !/\\\[.*\\\]|\[\$/.test(text));
    fc.assert(
      fc.property(fc.array(questionOf(plain), { minLength: 1, maxLength: 5 }), (given) => {
        const { text, losses } = writeAiken(given);
        const { rows } = readAiken(text);
        expect(rows.map(({ item }) => [item?.question, item?.options, item?.correctAnswer])).toEqual(
          given.map(({ question, options, correctAnswer }) => [question, options, correctAnswer]),
        );
        expect(losses.some((loss) => loss.includes('Explanations'))).toBe(
          given.some(({ explanation }) => explanation !== undefined),
        );
      }),
    );
  });
});
