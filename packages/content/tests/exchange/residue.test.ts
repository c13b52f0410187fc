import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangeMessages, readAiken, readCards, readGift, readQuestionTable } from '#src/exchange/index.ts';

const lossesOf = (question: string, options: readonly string[], right = 'B') =>
  readQuestionTable(`Question\tA\tB\tC\tAnswer\n${[question, ...options, right].join('\t')}\n`).rows.flatMap(
    ({ item, losses }) => (item ? losses : ['refused']),
  );
const units = ['volt', 'ampere', 'ohm'];
const inQuestion = (found: string) => exchangeMessages.residue('The question', found);

it.each([
  ['Unit? (b)', '(b)'],
  ['Unit? ....(B)', '....(B)'],
  ['Unit is ____ [b]', '[b]'],
  ['Unit? (b) [CBSE 2020]', '(b) [CBSE 2020]'],
  ['Unit? [Ans b]', '[Ans b]'],
  ['Unit? Ans: ampere', 'Ans: ampere'],
  ['Unit? Ans ampere', 'Ans ampere'],
  ['Unit? Correct: ampere', 'Correct: ampere'],
  ['Unit? sahi B', 'sahi B'],
  ['Unit? sahi jawab B', 'sahi jawab B'],
  ['Unit? उ. B', 'उ. B'],
  ['Unit? (correct b)', '(correct b)'],
  ['Unit? (b is correct)', '(b is correct)'],
  ['Unit? b is the right answer.', 'b is the right answer.'],
  ['Unit? (the answer is b)', '(the answer is b)'],
  ['Unit? (b sahi hai)', '(b sahi hai)'],
  ['Unit? (ampere) [2020]', '(ampere) [2020]'],
  ['Unit? - ampere', '- ampere'],
  ['Unit? A: B', 'A: B'],
  ['Unit? A: ampere', 'A: ampere'],
  ['Unit? A: C', 'A: C'],
  ['Ans: volt', 'Ans: volt'],
  ['Unit? Answer: (volt)', 'Answer: (volt)'],
  ['Unit ravi ans a', 'ans a'],
  ['Unit? R: b', 'R: b'],
  ['Unit? 2', '2'],
  ['Unit? [2]', '[2]'],
  ['Unit? [Ans 2]', '[Ans 2]'],
  ['Unit? 1 / 1 point', '1 / 1 point'],
  ['The unit is (2 marks)', '(2 marks)'],
  ['☐ Unit?', '☐'],
  ['Unit? *', '*'],
  ['Unit? (Ravi says b)', '(Ravi says b)'],
  ['Unit?[b][1]', '[b][1]'],
  ['The unit: b', 'b'],
  ['The unit is ____. b', 'b'],
  ['Unit is: A) mole   B) gram', 'A) mole   B) gram'],
  ['Unit is: C) ohm D) watt', 'C) ohm D) watt'],
  ['Unit is: A. mole B. gram C. litre', 'A. mole B. gram C. litre'],
  ['Q1 unit is', 'Q1'],
  ['Unit is ____ 1', '1'],
  ['1. Unit?', '1.'],
  ['(b) The unit is', '(b)'],
  ...['🎯 Q.2', '[1 mark] 1.', 'प्र.1', 'b 1.', 'B', 'Q.', '(Easy)'].map((found) => [
    `${found} Unit is`,
    found,
  ]),
  ...[
    '[E]',
    '[K]',
    '(U)',
    '[CBSE 2020]',
    '(Delhi 2019)',
    '2018 Delhi',
    'All India 2019',
    'CBSE 2020, Set 1',
    '(NCERT Exemplar)',
    '{Apply}',
    '+4 -1',
    '(+4, -1)',
    '[2M]',
  ].map((found) => [`Unit? ${found}`, found]),
  ['[K] The unit is', '[K]'],
  ...['1', '– b', '- 2', '1M', '[LOT]', '(CO1, BL2)', '[Figure: a lamp]', 'lamp.png', 'www.a.in'].map(
    (found) => [`The unit is ${found}`, found],
  ),
])("leftover text of a paper's form in a question is reported in %j", (question, found) => {
  expect(lossesOf(question, units)).toEqual([inQuestion(found)]);
});

it.each([
  ...['Unit in (a)', 'Unit of f(b)', 'Vitamin b', 'Unit? A: Bohr', 'Unit? D: volt', 'Which is $v_2$?'],
  ...['Unit? (b is in amperes)', 'A. Einstein was', 'Find it from equation (2)'],
  ...['5 kg of sand', 'Class 10', 'In 1, 2, … 10', 'Choose the correct answer'],
  ...['Choose one:      It is', 'If (b - a)x + (a - b) = 0', 'Near A. He left B. and'],
  ...[
    'Water falls by 2',
    'Ice falls from 5 m',
    'Solve step 1',
    'A to B – C',
    'B is a point',
    'Use @ in mail',
  ],
  ...['Who ruled Delhi in 2018', 'It was asked in 2018. Delhi is', 'Where was it? Delhi'],
  ...['Unit of temperature (K)', 'Who led Quit India (1942)', 'Is lamp.png an image file?'],
  ...['Simplify: (3/4) × (16/9)', 'Find A : B', 'Which is it? Take a and b'],
])("a question that only resembles leftover text of a paper's form is not reported: %j", (question) => {
  expect(lossesOf(question, units)).toEqual([]);
});

it('a number at the end of a statement with the options True and False is not reported as leftover text', () => {
  expect(lossesOf('The pH of an acid is 1', ['True', 'False', 'No'])).toEqual([]);
});

it("leftover text of a paper's form in a question is reported in Aiken, even before or after a tab, and in GIFT", () => {
  const aiken = ['Unit? (B)', '1\tUnit?', 'Unit?\t1'].flatMap(
    (question) => readAiken(`${question}\nA. volt\nB. ampere\nANSWER: B\n`).rows,
  );
  const gift = readGift('Unit? (B) {~volt =ampere}').rows;
  expect([...aiken, ...gift].map(({ losses }) => losses)).toEqual(
    ['(B)', '1', '1', '(B)'].map((found) => [inQuestion(found)]),
  );
});

it.each(['(12)', '[3]', '- 5', '10%'])(
  "leftover text of a paper's form in a question is reported where each option ends with a number of students: %j",
  (count) => {
    const [option, ...others] = units.map((unit, at) => `${unit} ${count.replace('0', `${at}`)}`);
    expect(lossesOf('Unit?', [option ?? '', ...others])).toEqual([
      exchangeMessages.residue('Option A', count),
    ]);
    expect(lossesOf('Who?', ['Nehru (1947)', 'Bose (1945)', 'Patel (1950)'])).toEqual([]);
  },
);

it("leftover text of a paper's form in a question isn't suspected in the names of files", () => {
  expect(lossesOf('Which is an image?', ['photo.jpg', 'song.mp3', 'text.doc'])).toEqual([]);
});

it("leftover text of a paper's form in a question is reported in an HTML table inside a cell", () => {
  const cells = ['<td>(a) volt</td><td>(b) ampere</td>', '<td>A</td><td>volt</td><td>B</td><td>ampere</td>'];
  for (const cell of cells) {
    const table = `Question\tA\tB\tAnswer\nUnit? <table><tr>${cell}</tr></table>\tvolt\tampere\tB\n`;
    expect(readQuestionTable(table, true).rows[0]?.losses).toEqual([
      inQuestion('volt'),
      inQuestion('ampere'),
    ]);
  }
});

it('the table reader warns of an option that may have been a fraction before a spreadsheet made it a date', () => {
  expect(lossesOf('Which is half?', ['02-Jan', '1', 'Jan-50'], 'A')).toEqual([
    "'02-Jan' may have been a fraction that a spreadsheet made a date: check it",
    "'Jan-50' may have been a fraction that a spreadsheet made a date: check it",
  ]);
  expect(lossesOf('Which day?', ['2 January', 'Jan-Feb', 'Jan 50'], 'A')).toEqual([]);
});

const forms: Record<string, (question: string, options: readonly string[]) => { losses: string[] }[]> = {
  'a table': (question, options) =>
    readQuestionTable(`Question;A;B;C;Answer\n${[question, ...options, 'B'].join(';')}\n`).rows,
  Aiken: (question, options) =>
    readAiken(`${[question, ...options.map((text, at) => `${'ABC'[at]}. ${text}`)].join('\n')}\nANSWER: B\n`)
      .rows,
  GIFT: (question, [a, b, c]) => readGift(`${question} {~${a} =${b} ~${c}}`).rows,
};

it.each(Object.entries(forms))('the import reports leftover form text in %s', (_, rowsOf) => {
  const inStem = [
    '2',
    '[2]',
    '(b)',
    'R: b',
    '[Ans 2]',
    '1 / 1 point',
    '(1 mark)',
    '☐',
    'Ans- b',
    '*',
    '(ohm)',
  ];
  const inTexts = [
    'right',
    '(wrong answer)',
    'false',
    'ans',
    '☑',
    'key',
    '✓',
    '[1 mark]',
    '(1/1)',
    '2. Why?',
  ];
  const found = fc.oneof(
    fc.tuple(fc.constant(-1), fc.constantFrom(...inStem)),
    fc.tuple(fc.nat(2), fc.constantFrom(...inTexts)),
  );
  const stem = fc.constantFrom('Unit of current?', 'Which of these is a unit?', 'What is named after Ohm?');
  fc.assert(
    fc.property(stem, fc.shuffledSubarray(units, { minLength: 3 }), found, (text, options, [at, sign]) => {
      expect(rowsOf(text, options)).toMatchObject([{ losses: [] }]);
      const torn = options.map((option, index) => (index === at ? `${option} ${sign}` : option));
      const [row, ...others] = rowsOf(at < 0 ? `${text} ${sign}` : text, torn);
      expect([row?.losses.length, others]).not.toEqual([0, []]);
    }),
  );
});

it('numbers that count questions or cards are reported in front of their texts', () => {
  const cards = (numbers: readonly number[]) =>
    readCards(`Front\tBack\n${numbers.map((number) => `${number} Unit\tvolt`).join('\n')}\n`).rows;
  expect(cards([1, 2]).map(({ losses }) => losses)).toEqual([[inQuestion('1')], [inQuestion('2')]]);
  const moles = readCards('Front\tBack\n1 mole\t18 g\n2 moles\t36 g\n').rows;
  expect([...cards([5]), ...cards([1, 2, 4]), ...moles].flatMap(({ losses }) => losses)).toEqual([]);
  const table = readQuestionTable('Question\tA\tB\tAnswer\n3 Unit?\tx\ty\tA\n4 Unit?\tx\ty\tA\n').rows;
  expect(table.map(({ losses }) => losses)).toEqual([[inQuestion('3')], [inQuestion('4')]]);
});
