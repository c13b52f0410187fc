import type { AnswerReading } from '@repo/contracts/import-answers';
import type { Question } from '@repo/contracts/tests';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { decodeText, plainLines, readQuestionTable, writeQuestionTable } from '#src/exchange/index.ts';

type Row = readonly string[];
const head = ['question', 'option1', 'option2', 'option3', 'option4', 'answer'];

/**
 * Reads a table.
 * @param reading the teacher's choice
 */
function read(rows: readonly Row[], columns: Row = head, reading?: AnswerReading) {
  const text = Papa.unparse([columns, ...rows], { newline: '\n' });
  const found = readQuestionTable(text, undefined, undefined, undefined, { answers: reading });
  return { ...found, right: found.rows.map(({ item }) => item?.options[item.correctAnswer] ?? null) };
}

const countedFrom0: Row[] = [
  ['Unit of power?', 'joule', 'watt', 'newton', 'pascal', '1'],
  ['Which mirror do dentists use?', 'concave', 'convex', 'plane', 'cylindrical', '0'],
  ['HCF of 12 and 18?', '2', '3', '6', '9', '2'],
  ['Colour of litmus in acid?', 'blue', 'green', 'yellow', 'red', '3'],
  ['Value of pi to two places?', '2.14', '3.14', '4.13', '1.34', '1'],
  ['Unit of pressure?', 'pascal', 'joule', 'volt', 'tesla', '0'],
];
const carbon = ['Symbol of carbon?', 'C', 'K', 'O', 'Co', 'C'];
const current = ['Unit of current?', 'volt', 'ampere', 'ohm', 'watt'];
const choices = (given: ReturnType<typeof read>) =>
  given.answers?.choices.map(({ reading, options }) => [reading, ...options]);

describe('the answer column of a question table', () => {
  it("is counted from 0, with a notice, if it has several zeros and never the last option's number", () => {
    const found = read([...countedFrom0, [...current, '0']]);
    expect(found.right).toEqual(['watt', 'concave', '6', 'red', '3.14', 'pascal', 'volt']);
    expect(found.notices[0]).toBe("The column 'answer' counts from 0: 0 is the first option");
    expect(found.answers?.reading).toBe('from0');
    expect(choices(found)).toEqual([
      ['from1', 'joule', null, '3'],
      ['from0', 'watt', 'concave', '6'],
      ['text', 'watt', 'concave', '2'],
    ]);
  });

  it("is counted from 1 without asking if it has the last option's number and no 0", () => {
    const found = read([
      [...current, '2'],
      ['Unit of charge?', 'volt', 'ohm', 'watt', 'coulomb', '4'],
    ]);
    expect([found.right, found.answers, found.notices]).toEqual([['ampere', 'coulomb'], undefined, []]);
  });

  it('is interpreted by all rows of the file, even those imported later', () => {
    const rows = (...ends: string[]): Row[] =>
      [...Array<string>(600).fill('2'), ...ends].map((key) => [...current, key]);
    expect(read(rows('4')).right.slice(0, 2)).toEqual(['ampere', 'ampere']);
    expect(read(rows(...Array<string>(70).fill('0'))).right.slice(0, 2)).toEqual(['ohm', 'ohm']);
  });

  it('is rejected until the teacher chooses a reading if it could count from 0 or from 1', () => {
    const rows = [
      [...current, '1'],
      [...current, '3'],
    ];
    const found = read(rows);
    expect(found.right).toEqual([null, null]);
    expect(found.rows[0]?.problems).toEqual(["The answer '1' of question 1 may count from 0 or from 1"]);
    expect(found.answers).toMatchObject({ column: 'answer', signs: 'numbers', reading: null });
    expect(choices(found)).toEqual([
      ['from1', 'volt', 'ohm'],
      ['from0', 'ampere', 'watt'],
    ]);
    expect(read(rows, head, 'from0').right).toEqual(['ampere', 'watt']);
    const chosen = read(rows, head, 'from1');
    expect([chosen.right, chosen.answers?.reading]).toEqual([['volt', 'ohm'], 'from1']);
  });

  it.each([
    ['0 and the number of the last option', ['0', '4', '2']],
    ['a number that no option has', ['1', '9', '4']],
  ])("needs the teacher's choice if it holds %s", (_, answers) => {
    const found = read(answers.map((answer) => [...current, answer]));
    expect(found.right).toEqual([null, null, null]);
    expect(found.answers?.reading).toBeNull();
  });

  it('is counted from 0 if the option columns are numbered from 0', () => {
    const columns = ['question', 'option0', 'option1', 'option2', 'option3', 'answer'];
    expect(read([[...current, '1']], columns).right).toEqual(['ampere']);
  });

  it.each(['answer', 'correct option'])('named %j needs a choice if a letter is also an option', (name) => {
    const columns = [...head.slice(0, -1), name];
    const rows = [[...current, 'B'], carbon];
    const found = read(rows, columns);
    expect(found.right).toEqual(['ampere', null]);
    expect(found.rows[1]?.problems[0]).toContain("The answer 'C' of question 2");
    expect(choices(found)).toEqual([
      ['from1', 'O'],
      ['text', 'C'],
    ]);
    expect(read(rows, columns, 'text').right).toEqual(['ampere', 'C']);
    expect(read(rows, columns, 'from1').right).toEqual(['ampere', 'O']);
  });

  it('is read as texts in every row, with a notice, if most rows hold texts', () => {
    const texts: Row[] = ['volt', 'ampere', 'ohm'].map((answer) => [...current, answer]);
    const found = read([...texts, carbon, ['6 - 3?', '4', '2', '1', '3', '4']]);
    expect(found.right).toEqual(['volt', 'ampere', 'ohm', 'C', '4']);
    expect(found.notices).toEqual([
      "The column 'answer' has the texts of the options, also where it could be a letter or number: question 4, 5",
    ]);
  });

  it.each(['(A) volt', 'a) volt', 'A. volt', '1) volt', 'VOLT', 'volt.', 'Volt'])('accepts %j', (answer) => {
    expect(read([[...current, answer]]).right).toEqual(['volt']);
  });

  it.each(['(A) ohm', 'B. volt', '(A) joule', 'A, B', 'A and B', '2.5', '["volt"]'])(
    'is rejected if it says %j, which names no option for certain',
    (answer) => {
      expect(read([['Pick', 'volt', 'ohm', '5', 'B', answer]]).right).toEqual([null]);
    },
  );

  it('distinguishes unit symbols that differ only by case', () => {
    const options = ['Larger?', 'mPa', 'kPa', 'hPa', 'Pa'];
    expect(
      read([
        [...options, 'MPa'],
        [...options, 'KPA'],
        [...options, 'kPa'],
      ]).right,
    ).toEqual([null, null, 'kPa']);
  });

  it.each(['key', 'Answer Text'])(
    'is rejected in rows where the second answer column %s names another option',
    (key) => {
      const columns = ['question', 'a', 'b', 'c', 'd', 'answer', key];
      const found = read(
        [
          [...current, 'volt', key === 'key' ? 'A' : 'volt'],
          [...current, 'volt', key === 'key' ? 'B' : 'ampere'],
        ],
        columns,
      );
      expect(found.right).toEqual(['volt', null]);
      expect(found.rows[1]?.problems).toEqual([
        `The columns 'answer' and '${key}' name different options for question 2`,
      ]);
    },
  );

  it('is not used in a row with more cells than columns', () => {
    const text = `question,A,B,C,D,answer\nWhich?,1,2,3, 4,4,C\nWhich?,1,2,"3, 4",5,C\n`;
    const { rows } = readQuestionTable(text);
    expect(rows[0]?.problems).toEqual([
      "This line has 7 cells, but there are 6 columns: put a text with ',' in quotation marks",
    ]);
    expect(rows[1]?.item?.correctAnswer).toBe(2);
  });

  it('is not used in a row where an option ends with a stray answer', () => {
    const text = `question,option A,option B,option C,answer,difficulty,explanation\nGas?,Oxygen,Hydrogen Answer: B,,A,,\nGas?,Oxygen,Helium Ans (b),,A,,\nGas?,Oxygen,the key: a word,,A,,\n`;
    expect(readQuestionTable(text).rows.map(({ problems }) => problems)).toEqual([
      ['Option B ends with what looks like an answer: take it out of the option'],
      ['Option B ends with what looks like an answer: take it out of the option'],
      [],
    ]);
  });

  it('is not added to the options because its name is a single letter', () => {
    const found = read([['1', ...current, 'A']], ['n', 'question', 'a', 'b', 'c', 'd', 'key']);
    expect(found.rows[0]?.item?.options).toHaveLength(4);
    expect(found.losses).toEqual(["The column 'n' is not kept"]);
  });
});

/** Options as teachers write them: words, and numbers and letters that could also name an option. */
const text = fc.oneof(
  fc.constantFrom('ohm', 'volt', 'watt', 'ampere', 'lens', 'mirror', 'Na', 'K'),
  fc.constantFrom('0', '1', '2', '3', '4', '5', '12'),
  fc.constantFrom('A', 'B', 'C', 'D', 'a', 'b', '(A)', 'Option B', '1)'),
);
const asked = fc
  .uniqueArray(text, { minLength: 2, maxLength: 6, selector: (option) => option.toLowerCase() })
  .chain((options) => fc.record({ options: fc.constant(options), right: fc.nat(options.length - 1) }));

type Asked = { options: string[]; right: number };
const letter = ({ right }: Asked) => String.fromCharCode(65 + right);
const encodings: Record<string, (asked: Asked) => string> = {
  letters: letter,
  'small letters in brackets': (given) => `(${letter(given).toLowerCase()})`,
  'names of columns': (given) => `Option ${letter(given)}`,
  'numbers from 1': ({ right }) => String(right + 1),
  'numbers from 0': ({ right }) => String(right),
  texts: ({ options, right }) => options[right] ?? '',
  'letters with texts': (given) => `${letter(given)}) ${given.options[given.right]}`,
};

describe('a question table with any options', () => {
  it.each(Object.entries(encodings))('with answers as %s never gets a wrong right option', (name, encode) => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), (sheet) => {
        const rows = sheet.map((each, n) => [
          `Question ${n}?`,
          ...Array.from({ length: 6 }, (_, at) => each.options[at] ?? ''),
          encode(each),
        ]);
        const columns = ['question', 'A', 'B', 'C', 'D', 'E', 'F', 'answer'];
        const own = sheet.map(({ options, right }) => options[right]);
        const wrong = (right: (string | null)[]) =>
          right.filter((option, at) => option !== null && option !== own[at]);
        expect(wrong(read(rows, columns).right)).toEqual([]);
        // With the intended reading, every right option is found.
        const meant = name === 'numbers from 0' ? 'from0' : name === 'texts' ? 'text' : 'from1';
        expect(wrong(read(rows, columns, meant).right)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps every right option through export and import', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), (sheet) => {
        const questions: Question[] = sheet.map(({ options, right }, n) => ({
          question: `Question ${n}?`,
          options,
          correctAnswer: right,
          difficulty: 'medium',
        }));
        const { text: table } = decodeText(Buffer.from(writeQuestionTable(questions)));
        expect(readQuestionTable(plainLines(table)).rows.map(({ item }) => item)).toEqual(questions);
      }),
      { numRuns: 30 },
    );
  });
});
