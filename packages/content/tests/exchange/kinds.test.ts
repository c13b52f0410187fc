import { assertionReasonOptions, type Question, questionsInput, statementsText } from '@repo/contracts/tests';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  plainLines,
  questionsTemplate,
  readGift,
  readQuestionTable,
  writeAiken,
  writeGift,
  writeQuestionTable,
} from '#src/exchange/index.ts';
import { runImportTask } from '#src/import-tasks.ts';
import { makeWorkbook, textRow } from '#src/testing/make-workbook.ts';

const rest = { options: ['one', 'two'], correctAnswer: 1, difficulty: 'hard' as const };
const passage = 'Three states:\n\n| State | IMR |\n| --- | ---: |\n| P | 30 |';
const statements = { assertion: 'Zinc displaces copper.', reason: '= it is more reactive' };
const kinds = questionsInput.parse([
  { ...rest, question: 'Which?', explanation: 'So.' },
  { ...rest, statements, correctAnswer: 3, explanation: 'As "said"' },
  { ...rest, case: { passage, ask: 'First?' } },
  { ...rest, case: { passage, ask: 'Second?' } },
]);
const headOf = (table: string) => table.replace('\uFEFF', '').split('\r\n')[0];
const ordinaryHead =
  'question,option A,option B,option C,option D,option E,option F,correct option,difficulty,explanation';
const read = (text: string) => readQuestionTable(plainLines(text));
const saidOf = (text: string) => read(text).rows.map(({ problems, losses }) => [...problems, ...losses]);

it('a table of questions of all kinds is unchanged after export and import, and contains each text once', () => {
  const table = writeQuestionTable(kinds);
  expect(headOf(table)).toBe(`${ordinaryHead},kind,assertion,reason,passage`);
  const { rows, losses } = read(table);
  expect(rows.map(({ item }) => item)).toEqual(kinds);
  expect([losses, ...rows.map((row) => [...row.losses, ...row.problems])]).toEqual([[], [], [], [], []]);
  expect(table).not.toContain('Both A and R');
  expect(table.match(/First\?/g)).toHaveLength(1);
});

it('a table of questions of all kinds is unchanged after export and import for any texts', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'ab =+-@\'",;\n|$ह'), minLength: 1, maxLength: 20 })
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const made = fc.record({
    options: fc.array(text, { minLength: 2, maxLength: 6 }),
    correctAnswer: fc.nat(1),
    question: text,
    kind: fc.constantFrom('choice' as const, 'assertionReason' as const, 'case' as const),
    statements: fc.record({ assertion: text, reason: text }),
    case: fc.record({ passage: text, ask: text }),
  });
  fc.assert(
    fc.property(fc.array(made, { minLength: 1, maxLength: 4 }), (given) => {
      const questions = questionsInput.parse(given);
      expect(read(writeQuestionTable(questions)).rows.map(({ item }) => item)).toEqual(questions);
    }),
  );
});

it('a table of questions of all kinds has no columns of other kinds if all questions are ordinary ones, nor has the template', () => {
  expect(headOf(writeQuestionTable(kinds.slice(0, 1)))).toBe(ordinaryHead);
  expect(headOf(questionsTemplate())).toBe(ordinaryHead);
});

it('a table of questions of all kinds has both hint columns if any question has a hint', () => {
  const hinted = kinds.map((each, at) => (at === 0 ? { ...each, hint: "'Which?'" } : each));
  const table = writeQuestionTable(hinted);
  expect(headOf(table)).toBe(`${ordinaryHead},hint,second hint,kind,assertion,reason,passage`);
  const { rows } = read(table);
  expect(rows.map(({ item }) => item)).toEqual(hinted);
  expect(rows.flatMap(({ losses }) => losses)).toEqual([]);
});

it('a table of questions of all kinds needs no column for the kind, nor for the fixed options of assertion and reason', () => {
  const text = `assertion,reason,solution,answer\nA,R,Why,c\nA,R,,${JSON.stringify(assertionReasonOptions[1])}\n`;
  const [first, second] = read(text).rows;
  expect(first?.item).toMatchObject({ kind: 'assertionReason', correctAnswer: 2, explanation: 'Why' });
  expect(second?.item?.correctAnswer).toBe(1);
  const ofCase = read('passage,question,a,b,answer\nP,Q,x,y,B\n').rows[0]?.item;
  expect(ofCase).toMatchObject({ kind: 'case', case: { passage: 'P', ask: 'Q' }, options: ['x', 'y'] });
});

it('a table of questions of all kinds reads a reason without an assertion as an explanation', () => {
  const { rows } = read('question,a,b,answer,reason\nq,x,y,A,Because\n');
  expect(rows[0]?.item).toEqual({
    ...rest,
    question: 'q',
    options: ['x', 'y'],
    correctAnswer: 0,
    difficulty: 'medium',
    explanation: 'Because',
  });
});

it('a table of questions of all kinds reports the cells that a kind requires', () => {
  const head = 'kind,question,option A,option B,correct option,assertion,reason,passage';
  expect(saidOf(`${head}\nAssertion-Reason,,,,E,A,,\ncase,,x,y,A,,,\ncase,q,x,y,,,,P\n`)).toEqual([
    [
      "Question 1 needs an assertion and a reason. The cell 'reason' is empty",
      "Correct answer must be a valid option index for question 1. The cell 'correct option' says 'E', which is none of A to D or 1 to 4",
    ],
    [
      "Question 2 needs the text that its case is about. The cells 'question', 'passage' are empty",
      "Question 2 is required. The cells 'question', 'passage' are empty",
    ],
    [
      "Select the correct answer for question 3. The cell 'correct option' is empty: it should say one of A to B or 1 to 2",
    ],
  ]);
});

it('a table of questions of all kinds reports cells that it ignores, and rejects options that differ from the fixed ones', () => {
  const head = 'kind,question,option A,option B,correct option,assertion,reason,passage';
  expect(
    saidOf(`${head}\nchoice,q,x,y,A,,,P\nMCQ,q,x,y,A,,,\n,q,,,A,A,R,P\n,,both false,x,A,A,R,\n`),
  ).toEqual([
    ["The cell 'passage' belongs to another kind of question and is not kept"],
    [
      "The cell 'kind' says 'MCQ', which is none of choice, assertionReason, case: the kind is told by the other cells",
    ],
    ["The cells 'question', 'passage' belong to another kind of question and are not kept"],
    [expect.stringContaining('always has the four options of the board')],
  ]);
  const [a, b, c, d] = assertionReasonOptions.map((option) => option.toUpperCase().replaceAll(',', ''));
  const whole = `question,A,B,C,D,answer,assertion,reason\n"${statementsText({ assertion: 'Zn', reason: 'Cu' })}",${a},${b},${c},${d},D,Zn,Cu\n`;
  expect(saidOf(whole)).toEqual([[]]);
  expect(read(whole).rows[0]?.item?.correctAnswer).toBe(3);
  const inHindi = (question: string) =>
    saidOf(`question,answer,assertion,reason\n"${question}",A,जस्ता,ताँबा\n`).flat();
  expect(inHindi(statementsText({ assertion: 'जस्ता', reason: 'ताँबा' }))).toEqual([]);
  expect(inHindi(statementsText({ assertion: 'ताँबा', reason: 'जस्ता' }))).toHaveLength(1);
});

it('a table of questions of all kinds reports each text that is too long, and the sixth question of a case', () => {
  const long = (count: number) => 'x'.repeat(count);
  const head = 'question,option A,option B,correct option,assertion,reason,passage';
  expect(saidOf(`${head}\n,,,A,${long(2_401)},R,\n${long(901)},x,y,A,,,${long(4_001)}\n`)).toEqual([
    ['The assertion has more than 2400 characters'],
    ['The passage has more than 4000 characters', 'The question has more than 900 characters'],
  ]);
  const six = Array.from({ length: 6 }, (_, n) => `q${n},x,y,A,,,P`).join('\n');
  expect(read(`${head}\n${six}`).rows.map(({ problems }) => problems)).toEqual([
    ...Array(5).fill([]),
    ['A case has at most 5 questions.'],
  ]);
});

it('a table of questions of all kinds can be imported from an Excel workbook', async () => {
  const rows =
    textRow(1, [
      'kind',
      'question',
      'option A',
      'option B',
      'correct option',
      'assertion',
      'reason',
      'passage',
    ]) +
    textRow(2, ['assertionReason', '', '', '', 'A', 'Zn', 'Cu', '']) +
    textRow(3, ['case', 'How many?', '1', '2', 'B', '', '', 'A table.']);
  const made = await runImportTask('questions', {
    format: 'csv',
    source: { fileBase64: Buffer.from(makeWorkbook({ sheets: [{ name: 'Q', rows }] })).toString('base64') },
  });
  expect('items' in made && made.items.map(({ kind, correctAnswer }) => [kind, correctAnswer])).toEqual([
    ['assertionReason', 0],
    ['case', 1],
  ]);
});

const documented = ({ question, options, correctAnswer }: Question) => ({
  question,
  options,
  correctAnswer,
});

it('exports of all kinds to formats for ordinary questions contain the whole text of each question in GIFT, and report the loss once', () => {
  const { text, losses } = writeGift(kinds);
  expect(losses).toEqual(['Cases, and assertions with reasons, become ordinary questions in this format']);
  expect(readGift(text).rows.map(({ item }) => item && documented(item))).toEqual(kinds.map(documented));
  expect(readGift(text).rows.every(({ item }) => item?.kind === undefined)).toBe(true);
  expect(writeGift(kinds.slice(0, 1)).losses).toEqual([]);
});

it('exports of all kinds to formats for ordinary questions contain the words of each question in Aiken, and report each loss', () => {
  const { text, losses } = writeAiken(kinds);
  expect(losses).toContain('Cases, and assertions with reasons, become ordinary questions in this format');
  expect(losses).toContain('Tables become lines of text in this format');
  expect(text).toContain('Zinc displaces copper.');
  expect(text.match(/Three states:/g)).toHaveLength(2);
});
