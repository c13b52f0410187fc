import { describe, expect, it } from 'vitest';
import { readCards, readQuestionTable } from '#src/exchange/index.ts';

const cards = (text: string) =>
  readCards(text).rows.map(({ item, problems }) => (item ? [item.question, item.answer] : problems[0]));
const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n + 1)).join('\n');

it('an unquoted separator inside brackets causes every such row to be rejected, with a hint to use quotation marks', () => {
  expect(cards('Point (1,2) lies in,quadrant I\nPoint (3,-4) lies in,quadrant IV\n')).toEqual([
    "'Point (1' and '2) lies in' look like one text: put a text with ',' in quotation marks",
    "'Point (3' and '-4) lies in' look like one text: put a text with ',' in quotation marks",
  ]);
});

it.each([
  ['a list of points', lines(9, (n) => `Point (${n},2)`)],
  ['an answer', 'The origin is,(0,0)\nThe unit point is,(1,1)\n'.repeat(3)],
  ['a set of three', 'n of {1,2,3} is,3\nn of {4,5,6} is,3\n'.repeat(3)],
  ['half an interval', 'Between 0 and 1,(0,1]\nFrom 0 to 1,[0,1)\n'.repeat(3)],
  ['prose', 'Force (a push, or a pull),newton\nWork (force, times way),joule\n'.repeat(3)],
  ['semicolons', 'Point (1;2) lies in;quadrant I\nPoint (3;4) lies in;quadrant I\n'.repeat(3)],
  ['smart quotes', '“Hello, world”,program\n“Quit, India”,slogan\n'.repeat(3)],
  ['quotes inside a text', 'He said "hi, you",greeting\nShe said "bye, all",farewell\n'.repeat(3)],
  ['single quotes', "'Hello, world',program\n'Quit, India',slogan\n".repeat(3)],
  ['formulas', 'The sum,$a_1,a_2$\nIts end,$b_1,b_2$\n'.repeat(3)],
  ['names of chemistry', '2,2-dimethylpropane,neopentane\n1,2-dichloroethane,EDC\n'.repeat(3)],
  ['amines', 'One,N,N-dimethylaniline\nTwo,N,N-diethylaniline\n'.repeat(3)],
  ['dates', 'Gandhi born,2 October, 1869\nNehru born,14 November,1889\n'.repeat(3)],
  ['dates in front', '2 October, 1869,Gandhi\n14 November,1889,Nehru\n'.repeat(3)],
  ['places', 'First,Lucknow, Bihar\nSecond,Patna, Agra\nThird,Pune, Delhi\n'],
  ['a column of tags', `question,answer,tags\n${'Point (1,2) lies in,quadrant I\n'.repeat(3)}`],
])('an unquoted separator inside brackets causes the row to be rejected in %s', (_, text) => {
  expect(new Set(readCards(text).rows.map(({ item }) => item))).toEqual(new Set([null]));
});

it('an unquoted separator inside brackets causes the row to be rejected in a table of questions', () => {
  const head = 'question,A,B,answer,explanation,source\n';
  const { rows } = readQuestionTable(`${head}${'Unit?,volt,ohm,A,It is f(x,y)\n'.repeat(4)}`);
  expect(rows.map(({ problems }) => problems.length)).toEqual([1, 1, 1, 1]);
});

it.each([
  ['in quotation marks', '"Point (1,2) lies in",quadrant I\n"(","bracket )"\n'],
  ['in tabs', 'Point (1\t2) lies in\nPoint (2\t2) lies in\n'],
  ['in money', 'Price of a pen?,$5,$6\nPrice of a cap?,$7,$8\n'.repeat(3)],
  ['in inches', '5" pipe,6" wide\n7" pipe,8" wide\n'],
  ['in days', '2 October,1869\n14 November,1889\n'],
  ['closed before the sign', 'f(x) = 2x,a) line\ng(x) = 3,(b) level\n'],
])('an unquoted separator inside brackets is not reported %s', (_, text) => {
  expect(readCards(text).rows.every(({ item }) => item !== null)).toBe(true);
});

it.each([
  ['thousands in the question', lines(3, (n) => `${n},000 m,${n} km`)],
  ['thousands in the answer', lines(3, (n) => `${n} km,${n},000 m`)],
  ['thousands in long lists', lines(12, (n) => `${n},000 m,${n} km`)],
  ['hundreds of thousands', lines(3, (n) => `${n},00,000 is,${n} lakh`)],
  ['thousands that are no round ones', lines(3, (n) => `${n},500 m,${n}.5 km`)],
  ['decimals', lines(4, (n) => `Length of ${'abcd'[n]}?,${n},5 cm`)],
  ['thousands beside tags', `question,answer,tags\n${lines(4, (n) => `${n},500 m,${n}.5 km`)}`],
  ['decimals beside tags', `question,answer,tags\n${lines(4, (n) => `Length of ${'abcd'[n]}?,${n},5 cm`)}`],
])('an unquoted separator inside a number causes the row to be rejected: %s', (_, text) => {
  expect(new Set(readCards(text).rows.map(({ item }) => item))).toEqual(new Set([null]));
});

it.each([
  ['cubes', '5,125\n6,216\n7,343\n'],
  ['binary numbers', '1,001\n2,010\n3,011\n'],
  ['numbers in quotation marks', '"1,000 m",1 km\n"2,000 m",2 km\n'],
  ['cubes beside tags of other cards', 'Lens,glass,optics\nRay,light,optics\nCube of 5,125,numbers\n'],
  ['marks', 'Sides of a triangle?,3,1\nUnit of current?,ampere,1\n'.repeat(3)],
  [
    'a column of marks',
    `question,answer,marks\n${'Sides of a triangle?,3,1\nSides of a square?,4,2\n'.repeat(3)}`,
  ],
  ['years', 'The revolt,1857,history\nThe partition,1905,history\n'.repeat(3)],
])('an unquoted separator inside a number is not reported in %s', (_, text) => {
  expect(readCards(text).rows.flatMap(({ problems }) => problems)).toEqual([]);
});

describe('a sentence that an unquoted comma cuts in every row', () => {
  const head = 'question,A,B,answer,explanation,source\n';
  const read = (ends: readonly string[]) =>
    readQuestionTable(head + ends.map((end) => `Unit?,volt,ohm,A,${end}\n`).join('')).rows;

  it.each([
    ['a blank behind that sign alone', ['It is short, I know', 'It is long, I see', 'V is low, I is high']],
    ['halves', ['Since V is high,I is low', 'If R is low,I is high', 'Because R = 2,I = 3']],
    ['words that go on', ['V is high,so I is low', 'R is low,because l is short', 'V is high,but R is not']],
    ['words of Hindi', ['V अधिक है,इसलिए I कम है', 'R कम है,तो I अधिक है', 'V है,और R है']],
  ])(
    'a sentence that an unquoted comma cuts in every row causes the rows to be rejected if it has %s',
    (_, ends) => {
      expect(read(ends).map(({ item }) => item)).toEqual([null, null, null]);
      const cards = ends.map((end) => `Why?,${end}\n`).join('');
      expect(readCards(`question,answer,tags\n${cards}`).rows.map(({ item }) => item)).toEqual([
        null,
        null,
        null,
      ]);
    },
  );

  it.each([
    ['sources', ['It is short,NCERT', 'Since V = IR,NCERT p. 3', 'Because of V,by A. Sen']],
    ['whole sentences', ['If V is high.,What is NCERT?', 'Since V = IR.,It is in NCERT', 'See V.,so p. 3']],
    ['tags that are repeated', Array<string>(3).fill('It is low, light')],
    ['tags of one word', ['It is low, light', 'It is high, optics', 'It is it, mirrors']],
    ['tags of gates', Array<string>(3).fill('Both are 1,and gate')],
  ])('a sentence that an unquoted comma cuts in every row is not reported in %s', (_, ends) => {
    expect(read(ends).flatMap(({ problems }) => problems)).toEqual([]);
  });

  it.each([
    ['one row', ['Because I = V/R,use V = IR']],
    ['hints', ['Because I = V/R,use V = IR', 'Since V is high,use V = IR', 'By definition,think']],
  ])(
    'a sentence that an unquoted comma cuts in every row is not reported if the next column holds a real hint, in %s',
    (_, ends) => {
      const rows = readQuestionTable(
        head.replace('source', 'hint') + ends.map((end) => `Unit?,volt,ohm,A,${end}\n`).join(''),
      ).rows;
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(rows[0]).toMatchObject({ losses: [], item: { hint: 'use V = IR' } });
    },
  );

  it('a sentence that an unquoted comma cuts in every row is reported if its second half may be in the hint column, but the row is imported', () => {
    const rows = readQuestionTable(
      `${head.replace('source', 'hint')}Unit?,volt,ohm,A,By definition\nUnit?,volt,ohm,A,V is high, I is low\n`,
    ).rows;
    expect(rows[1]).toMatchObject({ item: { hint: 'I is low' }, problems: [] });
    expect(rows[1]?.losses).toEqual([
      expect.stringContaining("The cell 'hint' says 'I is low', which may be"),
    ]);
  });

  it('a sentence that an unquoted comma cuts in every row is not reported if a space follows every comma', () => {
    const { rows } = readQuestionTable(
      head + ['NCERT', 'p. 3', 'a book'].map((end) => `Q?, volt, ohm, A, Why, ${end}\n`).join(''),
    );
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

describe('a question that an unquoted comma cuts', () => {
  const read = (line: (n: number) => string, columns = 'topic') =>
    readQuestionTable(`question,A,B,C,D,answer,${columns}\n${lines(4, line)}`).rows;

  it.each([
    ['a blank', (n: number) => `In 185${n}, how many,1,2,3,4,3`],
    ['a question mark', (n: number) => `In 185${n},how many?,1,2,3,4,3`],
    ['thousands', (n: number) => `${n},499 to thousands?,4,1,3,2,2`],
    ['letters as keys', (n: number) => `In 185${n}, how many?,1,2,3,4,C`],
  ])(
    'a question that an unquoted comma cuts causes every row to be rejected if the cut shows by %s',
    (_, line) => {
      for (const columns of ['topic', 'difficulty,explanation'])
        expect(read(line, columns).map(({ item }) => item)).toEqual([null, null, null, null]);
    },
  );

  it.each([
    ['a blank behind each sign', (n: number) => `In 185${n}?, w, x, y, z, 4, old`],
    ['options that are questions', (n: number) => `Choose ${n},Who?,What?,How?,Why?,4,old`],
    ['marked options', (n: number) => `Who was it ${n}?,He?,She,They,We,4,old`],
    ['numbers', (n: number) => `Find 15 x ${n},105,115,125,135,4,sums`],
  ])('a question that an unquoted comma cuts is not reported in rows with %s', (_, line) => {
    expect(read(line).flatMap(({ problems }) => problems)).toEqual([]);
  });

  const whole = 'Unit of current?,volt,ampere,ohm,watt,B,old\n'.repeat(3);
  const problemsOf = (line: string) =>
    readQuestionTable(`question,A,B,C,D,answer,topic\n${whole}${line}`).rows.map(
      ({ problems }) => problems.length,
    );

  it.each([
    ['the only blank behind the sign', 'In a circuit, current,volt,ampere,ohm,B'],
    ['the only question mark', 'In a circuit,current?,volt,ampere,ohm,B'],
    ['thousands in an option', 'Current is?,"1 V",1,000 V,ohm,B,old'],
    ['thousands in the question', 'Speed for 1,000 m,volt,ampere,ohm,B'],
  ])('a question that an unquoted comma cuts causes a single row to be rejected if it has %s', (_, line) => {
    expect(problemsOf(line)).toEqual([0, 0, 0, 1]);
  });

  it.each([
    ['a blank behind the end of the question', 'Unit of current?, volt,ampere,ohm,watt,B,old'],
    ['blanks behind other signs', 'Unit of current is, volt,ampere, ohm,watt,B,old'],
    ['a text in quotation marks', '"In a circuit, current is",volt,ampere,ohm,watt,B,old'],
    ['bits', 'Bits of 5,101,010,000,111,A,old'],
    ['volts', 'Voltage of 5,0,100 V,200 V,300 V,B,old'],
  ])('a question that an unquoted comma cuts is not reported in a single row with %s', (_, line) => {
    expect(problemsOf(line)).toEqual([0, 0, 0, 0]);
  });
});
