import { expect, it } from 'vitest';
import { readCards, readQuestionTable } from '#src/exchange/index.ts';

const problemsOf = (text: string) => readCards(text).rows.map(({ problems }) => problems[0] ?? null);
const cards = (count: number, end: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `What is ${n}?,a number${end(n)}\n`).join('');

it.each([
  ['tags', ',', 'Prism?,glass, curved'],
  ['tags', ',', 'Prism?,glass,curved'],
  ['tags', ',', 'Prism?,glass,curved,'],
  ['tags', '', 'Prism?,glass,curved'],
  ['tags', ',light', 'Prism?,glass, curved'],
  ['tags', ',light', 'Prism?,glass,curved,'],
  ['tags', ', light', 'Prism?,glass,curved,'],
  ['difficulty,tags', ',easy,', 'If a > b, then a - b is,easy,positive'],
  ['difficulty', ',easy', 'Opposite?,soft, hard,'],
  ['source,difficulty', ',,easy', 'Prism?,glass, curved,easy'],
  ['is extra', ',', 'Prism?,glass, curved'],
  ['is extra', ',yes', 'Prism?,glass, curved'],
])(
  'half an answer that an unquoted comma moved into another column causes the row to be rejected: %s, %j, %j',
  (columns, end, line) => {
    const text = `question,answer,${columns}\n${cards(5, () => end)}${line}\n`;
    expect(problemsOf(text)).toEqual([
      ...Array(5).fill(null),
      expect.stringContaining("put a text with ',' in quotation marks"),
    ]);
  },
);

it('half an answer that an unquoted comma moved into another column is quoted in the message', () => {
  expect(problemsOf('question,answer,tags\nLens?,glass,\nPrism?,glass, curved\n')).toEqual([
    null,
    "The cell 'tags' says 'curved', which may be a part of the text before it: put a text with ',' in quotation marks, or empty the cell",
  ]);
});

it.each([
  ['tags in each row', cards(6, (n) => `,tag${n}`)],
  ['tags in most rows', cards(6, (n) => (n < 2 ? ',' : `,tag${n}`))],
  ['tags of a few words', cards(20, (n) => (n % 4 === 0 ? ',light optics' : ','))],
  ['blanks behind each comma', cards(6, (n) => `, tag${n}`)],
  ['a comma at the end of each row', cards(6, (n) => `,tag${n},`)],
  [
    'texts in quotation marks',
    `"a, b",c,\n"a, c",d,\n"a, d",e,\n${cards(9, (n) => (n < 3 ? `,see page ${n}` : ','))}`,
  ],
])(
  'half an answer that an unquoted comma moved into another column is not reported if the file has %s',
  (_, lines) => {
    const { rows, losses } = readCards(`question,answer,tags\n${lines}`);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(losses[0]).toBe("The column 'tags' is not kept");
  },
);

it('half an answer that an unquoted comma moved into another column causes the row to be rejected if no other row fills that column, even if others have quoted texts', () => {
  const text = `question,answer,tags,level\n${'"a, b",c,,\n'.repeat(5)}Metals?,Na,K,\n`;
  expect(readCards(text).rows.map(({ item }) => item === null)).toEqual([...Array(5).fill(false), true]);
});

it('half an answer that an unquoted comma moved into another column is only reported if most rows fill that column', () => {
  const lines = `${cards(4, (n) => `,tag${n}`)}Lens?,glass,\nMetals?,Na,K\n`;
  const { rows } = readCards(`question,answer,tags\n${lines}`);
  expect(rows.at(-1)?.losses).toEqual(["The cell 'tags' says 'K', which is not kept"]);
  expect(readCards(`question,answer,tags\n${cards(4, (n) => `,tag${n}`)}`).rows[0]?.losses).toEqual([]);
});

it('half an answer that an unquoted comma moved into another column is only reported if a program wrote every cell of each row and other rows fill that column', () => {
  const tags = cards(12, (n) => (n % 5 === 0 ? `,tag${n}` : ','));
  const { rows } = readCards(`question,answer,tags\n${tags}`);
  expect(rows.filter(({ item }) => item === null)).toEqual([]);
  expect(rows.flatMap(({ losses }) => losses)).toEqual(
    [0, 5, 10].map((n) => `The cell 'tags' says 'tag${n}', which is not kept`),
  );
  const moved = readCards(`question,answer,tags\n${tags}If a > b, then,positive\n`).rows.at(-1);
  expect(moved?.item).toBeNull();
});

it.each([
  ['its only row fills that column', 'abate,become less,the rain abated\n'],
  ['both rows fill that column', 'abate,become less,the rain abated\nabhor,hate,I abhor it\n'],
  [
    'rows have texts in quotation marks',
    '"so, so",fair,\nabate,become less,it abated\nabhor,hate,I abhor it\n',
  ],
])(
  'half an answer that an unquoted comma moved into another column is only reported if %s and all their cells',
  (_, lines) => {
    const { rows } = readCards(`question,answer,example\n${lines}`);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows.at(-1)?.losses.length).toBe(1);
    const moved = readCards(`question,answer,example\nPrism?,glass, curved\n`);
    expect(moved.rows[0]?.item).toBeNull();
  },
);

it('half an answer that an unquoted comma moved into another column is not reported between tabs, or if the file names its separator', () => {
  for (const text of [
    'question\tanswer\ttags\nLens?\tglass\t\nPrism?\tglass\tcurved\n',
    '#separator:Comma\n#columns:question,answer,tags\nLens?,glass,\nPrism?,glass,curved\n',
  ])
    expect(problemsOf(text)).toEqual([null, null]);
});

const head = 'question,A,B,answer,explanation,tags\n';
const read = (end: string) =>
  readQuestionTable(`${head}${'Unit?,volt,ohm,B,Why,\n'.repeat(4)}Unit?,volt,ohm,B,${end}\n`);
it.each(['It is short, and true', 'It is short,and true', 'It is short,true,'])(
  'half an explanation that an unquoted comma moved into another column causes the row to be rejected: %j',
  (end) => {
    const { rows } = read(end);
    expect(rows.map(({ item }) => item?.correctAnswer)).toEqual([1, 1, 1, 1, undefined]);
    expect(rows[4]?.problems).toEqual([expect.stringContaining("The cell 'tags' says")]);
  },
);

it('half an explanation that an unquoted comma moved into another column is only reported if its row has a quoted text', () => {
  const { rows } = read('"It is short, and true",light');
  expect(rows[4]?.problems).toEqual([]);
  expect(rows[4]?.losses).toEqual(["The cell 'tags' says 'light', which is not kept"]);
  expect(read('"It is short, and true", but light').rows[4]?.item).toBeNull();
});

it('half an explanation that an unquoted comma moved into another column is not reported if there is no explanation', () => {
  expect(read(',light').rows[4]?.problems).toEqual([]);
});
