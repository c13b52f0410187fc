import { describe, expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/index.ts';

const clean = 'Unit of current?,volt,ampere,ohm,watt,B';
it.each([
  ['explanation', 'Round 1,499 to thousands?,1,2,3,4,A'],
  ['explanation', 'Round 1,499 to thousands?,1,2,3,4,A,'],
  ['explanation', 'Round 1,499 to thousands?,1,2,3,4,(A) 1'],
  ['explanation', 'Round 1,499 to thousands?,1,2,3,4,2'],
  ['remarks', 'Round 1,499 to thousands?,1,2,3,4,A'],
  ['is extra', 'Round 1,499 to thousands?,1,2,3,4,A'],
  ['is extra', 'Round 1,499 to thousands?,1,2,3,4,1'],
  ['kind', 'Round 1,499 to thousands?,1,2,3,4,A'],
  ['passage', 'Round 1,499 to thousands?,1,2,3,4,A'],
  ['difficulty', 'Round 1,499 to thousands?,1,2,3,4,A'],
  ['difficulty,explanation', 'Round 1,499 to thousands?,1,2,3,4,A,easy'],
  ['difficulty,explanation', 'In 1999, 2,499 is,1,2,3,4,A'],
  ['marks', 'Round 1,499 to thousands?,1,2,3,4,2'],
  ['chapter', 'Of 2, 4 and 6?,1,2,3,4,2'],
])(
  'a right option that an unquoted comma moved into the next column causes the row to be rejected: %s, %j',
  (columns, line) => {
    const text = `question,A,B,C,D,answer,${columns}\n${`${clean}\n`.repeat(4)}${line}\n`;
    const { rows, notices } = readQuestionTable(text);
    expect(rows.map(({ item }) => item?.correctAnswer)).toEqual([1, 1, 1, 1, undefined]);
    expect(rows[4]?.problems).toEqual([expect.stringContaining("put a text with ',' in quotation marks")]);
    expect(notices).toEqual([]);
  },
);

it.each([
  ['marks of letters', 'marks', ['B,1', 'A,1']],
  ['marks of numbers', 'marks', ['2,1', '1,1', '4,2', '3,1']],
  ['levels', 'difficulty', ['B,2', 'A,1']],
  ['a short explanation', 'difficulty,explanation', ['B,easy,2', 'A,hard,A']],
  ['a mark of what is extra', 'is extra', ['B,1', 'A,x']],
  ['marks of what is extra beside numbers', 'is extra', ['2,1', '1,', '4,1', '3,', '1,1', '2,0']],
  ['words for what is extra', 'is extra', ['4,yes', 'watt,no', '1,no', 'volt,yes']],
  ['kinds', 'kind', ['B,choice', 'A,']],
  ['topics that are the text of an option', 'topic', ['B,ohm', 'A,volt', 'C,volt', 'D,ohm']],
  ['such topics beside numbers', 'topic', ['2,ohm', '1,volt', '3,volt', '4,ohm']],
  ['such explanations', 'explanation', ['B,ampere', 'A,volt']],
  ['pages', 'page', ['2,98', '1,99', '3,100', '4,101', '2,102']],
  ['chapters of some rows', 'chapter', ['2,1', '1,', '4,', '3,', '2,2', '1,']],
  ['marks of one question', 'marks', ['4,1']],
  ['times of two questions', 'time', ['4,1', '2,2']],
  ['marks of two questions beside texts', 'marks', ['ampere,1', 'watt,1']],
  ['marks beside texts in other letters', 'marks', ['Ampere,1', 'WATT,1']],
  ['points of one question beside a text', 'points', ['watt,2']],
])(
  'a right option that an unquoted comma moved into the next column is not reported if the next column holds %s',
  (_, columns, ends) => {
    const lines = ends.map((end) => `Unit of current?,volt,ampere,ohm,watt,${end}\n`).join('');
    const { rows } = readQuestionTable(`question,A,B,C,D,answer,${columns}\n${lines}`);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  },
);

const one = 'Unit of current?,volt,ampere,ohm,watt';
const quoted = '"Which unit","(volt)","V = IR","5 D","Only A"';
it.each([
  ['a set', 'marks,set', [`${one},B,1,A`]],
  ['sets of two questions', 'set', [`${one},B,A`, `${one},D,C`]],
  ['a set beside a number', 'topic,set', [`${one},4,Light,3`]],
  ['a set beside numbers that are options', 'marks,set', ['Protons?,6,12,14,8,A,1,C']],
  ['a set behind texts in quotation marks', 'set', ['"Point (1,2)?",1,2,3,5,C,B']],
  ['a letter behind cells in quotation marks', 'topic', [`${quoted},"B","C"`]],
])('the table reader does not report a moved right option in %s', (_, columns, lines) => {
  const { rows } = readQuestionTable(`question,A,B,C,D,answer,${columns}\n${lines.join('\n')}\n`);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
});

it.each([
  ['letters', 'set', 'Which vitamins?,Vitamin D,Vitamin C,Vitamin K,Vitamins A,B,C'],
  ['numbers', 'marks,set', 'Sum of 1,2 is,1,2,4,3,D'],
  ['signs that are options', 'set', 'Unit?,y,x,y,z,z,A'],
  ['a text that is no option', 'marks', 'In a circuit,current is in,volt,ampere,ohm,watt,2'],
  ['a letter where marks are numbers', 'marks', `${one},B,A`.replace('ohm', 'B')],
])('the table reader rejects a right option that a comma may have moved: %s', (_, columns, line) => {
  const { rows } = readQuestionTable(`question,A,B,C,D,answer,${columns}\n${line}\n`);
  expect(rows[0]?.item).toBeNull();
});

it.each([
  ['<p>C</p>', 'C'],
  ['4&nbsp;', '4'],
])('the table reader compares the HTML option %j by its visible text', (option, answer) => {
  const text = `question,A,B,C,D,answer\nQ?,x,y,z,${option},${answer}\nQ?,x,y,z,w,A\n`;
  expect(readQuestionTable(text, true).rows[0]?.problems).toEqual([
    expect.stringContaining('the text of another'),
  ]);
});

it('the table reader rejects a moved text that equals an option, even if another text could be a letter', () => {
  const text = `question,A,B,C,D,answer,topic\n${'Metal?,Na,He,O,N,Na,\n'.repeat(3)}Which,of these?,Na,Fe,O,C,Na\n`;
  expect(readQuestionTable(text).rows[3]?.problems).toEqual([expect.stringContaining('quotation marks')]);
});

describe('a last column without a name', () => {
  const read = (ends: readonly string[], first = 'Unit?') =>
    readQuestionTable(
      `question,A,B,C,D,answer,\n${ends.map((end) => `${first},volt,ampere,ohm,watt,${end}\n`).join('')}`,
    );

  it('a last column without a name is ignored with a notice if every row has a text there', () => {
    const { rows, losses } = read(['B,easy one', 'D,seen before']);
    expect(rows.map(({ item }) => item?.correctAnswer)).toEqual([1, 3]);
    expect(losses).toEqual(['Column 7 is not kept']);
  });

  it.each([
    [['B,note', 'D,']],
    [['B,A', 'D,B']],
    [['B,note', 'D,ohm']],
    [['B,note', 'D,(A) volt']],
    [['B,note']],
  ])('a last column without a name causes rejections if it may hold a right option: %j', (ends) => {
    expect(read(ends).rows.filter(({ problems }) => problems.length > 0)).not.toEqual([]);
  });
});

describe('an answer column before the options', () => {
  const read = (line: string, head = 'question,answer,A,B,C,D') =>
    readQuestionTable(`${head}\n${'Unit?,B,volt,ampere,ohm,watt\n'.repeat(2)}${line}\n`).rows[2];

  it.each([
    'Which?,C,one,yes, always,three,',
    'Which?,C,one,yes, always,three',
    'Which?,D,one,1,000,three',
    'Which?,A,one,(2,3),three',
    'Which?,B,two,1,3-butadiene,ethene',
    'Which?,C,2,3,one,three,',
  ])(
    'an answer column before the options causes rows such as %j to be rejected, because a comma may have cut an option',
    (line) => {
      expect(read(line)?.item).toBeNull();
      expect(read(line)?.problems).toEqual([expect.stringContaining('in quotation marks')]);
    },
  );

  it.each([
    'Which?,C,12,5 cm,10 cm,8 cm',
    'Which?,C,200 J,1,500 J,300 J',
    'Which?,C,2,3,10 cm,20 cm',
    'Which?,C,1,00,000,500',
  ])(
    'an answer column before the options causes rows such as %j to be rejected, because a comma may have cut a number',
    (line) => {
      expect(read(line)?.problems).toEqual([expect.stringContaining('look like one text')]);
    },
  );

  it.each([
    'Which?,C,2,3,ohm,watt',
    'Which?,C,1,500,both,none',
    'Which?,C,x=1,y=2,both,none',
    'Which?,C,x=1,y=2,x=3,x=4',
  ])(
    'an answer column before the options causes a warning for %j, because two options may be one text',
    (line) => {
      const row = read(line, 'question,answer,A,B,C,D,E');
      expect(row?.losses).toEqual([expect.stringContaining('may be one text')]);
    },
  );

  it('an answer column before the options causes a warning for cut numbers in a question, or in a row with more options than others', () => {
    const lines = 'R?,B,x1,y1,z1\nI?,A,1,2,3\nS?,C,1,2,3,4\nX?,C,5,"6",7,"8"\nY?,A,a,b,c';
    const { rows } = readQuestionTable(`question,answer,A,B,C,D\n${lines}\n`);
    expect(rows.map(({ losses }) => losses.length)).toEqual([0, 0, 1, 0, 0]);
    const [torn] = readQuestionTable('answer,question,A,B,C,D\nB,Half of 1,500,volt,ohm\n').rows;
    const [length] = readQuestionTable('answer,question,A,B,C\nB,It is 12,5 cm,7 cm,9 cm\n').rows;
    expect(length?.losses).toEqual([expect.stringContaining('may be one text')]);
    expect(torn?.losses).toEqual([
      "'Half of 1' and '500' may be one text: if they are, put it in quotation marks",
    ]);
  });

  it.each([
    'Which?,C,one,two,three,four',
    'Which?,C,one,two,three,',
    'Which?,C,one,two,three,,',
    'Which?,C, one, two, three, four',
    'Which?,A,yes, no,,',
    'Which?,C,one,"yes, always",three,',
    'Which?,C,(,),[,]',
    'Which?,C,1,10,100,500',
    'Which?,C,0,5 cm,10 cm,20 cm',
    'Which?,C,2,3 and 4,4,5',
    'Which?,C,12,"5 cm",10 cm,8 cm',
    'What is 7 x 8?,C,54,55,56,57',
  ])('an answer column before the options accepts %j', (line) => {
    expect(read(line)?.problems).toEqual([]);
  });
});

describe('a table of one or two rows with a column after the right option', () => {
  const read = (name: string, ...lines: string[]) =>
    readQuestionTable(`question,A,B,C,D,answer,${name}\n${lines.join('\n')}\n`).rows.map(
      ({ item }) => item?.correctAnswer,
    );

  it.each([
    ['marks', ['Unit?,volt,ampere,ohm,watt,B) ampere,1']],
    ['set', ['Unit?,volt,ampere,ohm,watt,(b) ampere,A']],
    ['marks', ['Unit?,volt,ampere,ohm,watt,ampere,1', 'Root?,3,9,2,4,9,1']],
    ['set', ['Unit?,volt,ampere,ohm,watt,ampere,A', 'R?,mu,nu,xi,pi,nu,A']],
  ])(
    'a table of one or two rows with a column after the right option is read if that column is %s: %j',
    (name, lines) => {
      expect(read(name, ...lines)).toEqual(lines.map(() => 1));
    },
  );

  it.each([
    ['set', ['Who?,Ram,Sita,Tom,Gita,Ram,B']],
    ['set', ['Who?,Ram,Sita,Tom,Gita,Ram,B', 'R?,mu,nu,xi,pi,nu,']],
    ['set', ['Who?,Ram,Sita,Tom,Gita, Ram,B', 'R?,mu,nu,xi,pi,nu,A']],
    ['topic', ['Who?,Ram,Sita,Tom,Gita,Ram,B', 'R?,mu,nu,xi,pi,nu,A']],
  ])(
    'a table of one or two rows with a column after the right option is rejected if that column is %s and a comma may have cut an option: %j',
    (name, lines) => {
      expect(read(name, ...lines)[0]).toBeUndefined();
    },
  );
});
