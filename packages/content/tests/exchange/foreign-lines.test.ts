import { expect, it } from 'vitest';
import { readAiken, readCards, readGift, readQuestionTable } from '#src/exchange/index.ts';

const aikenOf = (foreign: string, question = 'Two?') =>
  readAiken(`One?\nA. x\nB. y\nANSWER: B\n${foreign}\n${question}\nA. x\nB. y\nANSWER: A\n`).rows;

it.each([
  'Explanation: y is right.',
  'Because y is right.',
  'क्योंकि y सही है।',
  'Page 2 of 5',
  'MARKS: 2',
  'Difficulty - easy',
  '(Marks: 2)',
  '[2 marks]',
  'Solution. y is right',
  'Exp: why? It is right.',
  'Marks: 1\nPoints: 2',
  'Reason: y is right.',
  'Section B',
  '**Section – B (5 marks)**',
  'Part II',
  'खंड ब',
  '-----',
  '* * *',
  '// about light',
  'व्याख्या: y सही है।',
  'Hint: Look at y.\nHint 2: Look at x.',
  'दूसरा संकेत: y देखो।',
  'Difficulty Level: Easy',
  'Class X Science Test',
  'Chapter 3: Light',
  'Quiz 2',
])(
  'a line that does not belong to a question such as %j between Aiken questions is skipped and reported',
  (foreign) => {
    const [one, two] = aikenOf(foreign);
    expect(one?.item?.correctAnswer).toBe(1);
    expect([two?.item?.question, two?.item?.correctAnswer]).toEqual(['Two?', 0]);
    expect(two?.losses).toEqual(
      foreign.split('\n').map((_, index) => `Line ${5 + index} is not part of a question and is not kept`),
    );
  },
);

it('a line that does not belong to a question causes the next question to be rejected if the two cannot be separated', () => {
  const [, two] = aikenOf('Explanation: y is right,\nfor x is not.');
  expect(two?.item).toBeNull();
  expect(two?.problems).toEqual([
    'Line 5 is not part of a question: put an empty line in front of the next question',
  ]);
  const [, other] = aikenOf('Marks: 2', 'Given that\nx is 1, y is?');
  expect(other?.item?.question).toBe('Given that\nx is 1, y is?');
});

it.each([
  'This is because y is right.',
  'Since y is 2, x is 1.',
  'Hence (B).',
  'Since V is high, I is high',
  'See NCERT, page 12',
])(
  'a line that does not belong to a question such as %j, which may explain the answer above, is reported but stays in the question',
  (line) => {
    const [, two] = aikenOf(line);
    expect(two?.item?.question).toBe(`${line}\nTwo?`);
    expect(two?.losses[0]).toContain('Line 5 is read as part of the question');
    expect(aikenOf('Consider two.')[1]?.losses).toEqual([]);
    expect(aikenOf('\nSee page 12, line 3.')[1]?.losses).toEqual([]);
  },
);

it('a line that does not belong to a question is not reported in statements with Roman numerals', () => {
  const [, two] = aikenOf('Consider:\nI. x is 1\nII. y is 2');
  expect(two?.item).toMatchObject({
    question: 'Consider:\nI. x is 1\nII. y is 2\nTwo?',
    options: ['x', 'y'],
    correctAnswer: 0,
  });
});

it.each([
  'Marks: 40, 50, 60. What is the mean?',
  'Explanation of light?',
  'Page 2 of 5 is the last?',
  'Reason: why?',
  'Because of rain, what is y?',
  'Level-headed is',
  'Section of a wire is',
  'Part A of the circuit is',
  'Chapter and verse is',
  'Class 10 has how many tests?',
  'Class 1 levers have',
  'Reasons for this are',
  'Solution: which?',
])('a line that does not belong to a question is not reported in the question %j', (asked) => {
  expect(readAiken(`${asked}\nA. x\nB. y\nANSWER: B\n`).rows[0]?.item?.question).toBe(asked);
  const [, two] = readAiken(`One?\nA. x\nB. y\nANSWER: B\n${asked}\nA. x\nB. y\nANSWER: B\n`).rows;
  expect(two?.item?.question).toBe(asked);
  const lines = `${asked}\nand why?`;
  const below = readAiken(`One?\nA. x\nB. y\nANSWER: B\n\n${lines}\nA. x\nB. y\nANSWER: B\n`).rows[1];
  if (!/:/.test(asked)) expect(below?.item?.question).toBe(lines);
});

it('a line that does not belong to a question is skipped as a title above the first question', () => {
  const [one] = readAiken('Class X Science Test\nOne?\nA. x\nB. y\nANSWER: B\n').rows;
  expect([one?.item?.question, one?.losses.length]).toEqual(['One?', 1]);
});

it.each(['Light and Shadows', 'प्रकाश'])(
  'a line that does not belong to a question is reported if it may be the title %j',
  (title) => {
    const text = `${title}\nWhat is a lens?\nA. x\nB. y\nANSWER: B\n`;
    const named = (line: number) => [
      `Line ${line} is read as part of the question: if it is a title or explains an answer, take it out`,
    ];
    for (const [row, line] of [
      [readAiken(text).rows[0], 1],
      [readAiken(`Q?\nA. x\nB. y\nANSWER: B\n${text}`).rows[1], 5],
    ] as const)
      expect([row?.item?.question, row?.losses]).toEqual([`${title}\nWhat is a lens?`, named(line)]);
  },
);

it.each([
  'A ball falls.\nWhere is it?',
  'A ball falls\nfrom a tower. Where is it?',
  'These are true\nI. x\nII. y',
  'Consider:\nIron\nTin',
])(
  'a line that does not belong to a question is not reported in a question of several lines such as %j',
  (asked) => {
    expect(readAiken(`${asked}\nA. x\nB. y\nANSWER: B\n`).rows[0]?.losses).toEqual([]);
  },
);

it.each([
  ['$CATEGORY: Light\nQ {=a ~b}', 2],
  ['$CATEGORY: Light\n// [tag:medium]\nQ {=a ~b}', 3],
  ['// [tag:easy]\n$CATEGORY: Light\n\nQ {=a ~b}', 4],
  ['Q {=a ~b}\n$CATEGORY: Light', 1],
])(
  'a line that does not belong to a question is skipped and reported if it is the GIFT category in %j',
  (text, line) => {
    const { rows, losses, total } = readGift(text);
    expect(losses).toEqual(["The category 'Light' is not kept"]);
    expect(rows.map(({ item, line: at }) => [item?.question, at])).toEqual([['Q', line]]);
    expect(total).toBe(1);
  },
);

it.each(['####', '########', '#REF!', '#NAME?', '#N/A', '#DIV/0!'])(
  'a spreadsheet error in a cell is rejected: %j',
  (error) => {
    const problem = expect.stringContaining(`'${error}' is an error of a spreadsheet`);
    const table = readQuestionTable(`question,A,B,answer\nUnit?,volt,${error},A\n`);
    expect(table.rows[0]?.problems).toEqual([problem]);
    expect(readCards(`question,answer\nUnit?,${error}\n`).rows[0]?.problems).toEqual([problem]);
  },
);

it.each(['#', '#1', '#NAME', '# of moles'])(
  'a spreadsheet error in a cell is not reported in the text %j',
  (text) => {
    const { rows } = readQuestionTable(`question,A,B,answer\nUnit?,volt,${text},A\n`);
    expect(rows[0]?.problems).toEqual([]);
  },
);
