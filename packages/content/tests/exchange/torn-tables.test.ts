import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/index.ts';

const read = (head: string, lines: readonly string[]) =>
  readQuestionTable(`${head}\n${lines.join('\n')}\n`).rows;

const torn = ['Unit?,volt,ampere,"ohm",watt,joule,A', 'Who?,Ram,Sita,Hari,Tom,Gita,D'];
it.each(['points', 'set', 'topic'])(
  'a right option in a table where unquoted commas cut most rows is rejected next to a column %s, whatever it holds',
  (name) => {
    const rows = read(`question,A,B,C,D,answer,${name}`, [...torn, ...torn, 'Who?,Ram,Sita,Tom,Gita,Ram,D']);
    expect(rows.map(({ item }) => item)).toEqual([null, null, null, null, null]);
  },
);

it('a right option in a table where unquoted commas cut most rows is rejected next to a column set if a cell equals an option by chance', () => {
  const rows = read('question,A,B,C,D,answer,set', ['Unit?,ohm,watt,newton,joule,ohm,C', torn[0] ?? '']);
  expect(rows.map(({ item }) => item)).toEqual([null, null]);
});

it('a right option in a table where unquoted commas cut most rows is rejected next to a column of numbers if a cell equals an option by chance', () => {
  const line = 'Who?,Ram,Sita,Tom,Gita,Sita,1';
  const rows = read('question,A,B,C,D,answer,marks', [line, ...Array<string>(3).fill('R?,1,2,x,z,"4",2')]);
  expect(rows[0]?.problems).toEqual([expect.stringContaining("put a text with ',' in quotation marks")]);
});

it('a right option in a table where unquoted commas cut most rows is rejected if it is a text and other rows have letters', () => {
  const rows = read('question,A,B,C,D,answer,set', [
    ...['A,B', 'C,A', 'D,C', 'B,A'].map((end) => `Unit?,volt,ampere,ohm,watt,${end}`),
    'Who?,Ram,Sita,Tom,Gita,Ram,D',
  ]);
  expect(rows.map(({ item }) => item?.correctAnswer)).toEqual([0, 2, 3, 1, undefined]);
});

describe('options after the answer column in a table where unquoted commas cut most rows', () => {
  const head = 'question,answer,A,B,C,D';

  it('options after the answer column in a table where unquoted commas cut most rows are rejected in rows that are longer than others', () => {
    const lines = ['M?,C,K,Ca,Na,K,', 'Unit?,B,ohm,watt,volt,', 'M?,B,Mg,Fe,Cu,K,', 'M?,A,Na,K,Li,Ca,'];
    expect(read(head, lines).map(({ item }) => item?.correctAnswer)).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['the only row', ['M?,B,Na,K,Fe,Cu,']],
    ['a row with an empty cell more than others', ['Unit?,B,ohm,watt,volt,mole', 'M?,B,Na,K,Fe,,']],
  ])(
    'options after the answer column in a table where unquoted commas cut most rows are reported in %s',
    (_, lines) => {
      expect(read(head, lines).at(-1)?.losses).toEqual([expect.stringContaining('This line has 7 cells')]);
    },
  );

  it('options after the answer column in a table where unquoted commas cut most rows are reported in a row with one option more than others', () => {
    const rows = read(head, ['Unit?,B,ohm,watt,volt', 'M?,C,Na,K,Fe,Cu']);
    expect(rows.map(({ losses }) => losses.length)).toEqual([0, 1]);
    expect(rows[1]?.losses).toEqual([expect.stringContaining('This row has 4 options, others have 3')]);
  });

  it('options after the answer column in a table where unquoted commas cut most rows are reported in every row without quotation marks if a fifth of the rows is rejected', () => {
    const lines = ['W?,A,Agra,UP,Pune,Goa', 'R?,C,(volt, ohm),watt,joule,mole', 'U?,B,"red",green,tan,blue'];
    const found = read(`${head},E`, lines).map(({ item, losses }) => (item ? losses.length : null));
    expect(found).toEqual([1, null, 0]);
  });

  it.each([
    ['empty cells at the end', ['Unit?,B,ohm,watt,volt,', 'M?,C,Na,K,Fe,Cu']],
    ['quotation marks elsewhere', ['Unit?,B,"ohm, too",watt,volt', 'M?,C,Na,K,Fe,Cu']],
    ['two options more', ['So?,B,yes,no', 'M?,C,Na,K,Fe,Cu']],
    ['a comma at the end of each row', Array<string>(3).fill('M?,C,Na,K,Fe,Cu,')],
  ])(
    'options after the answer column in a table where unquoted commas cut most rows are accepted without a warning if there are %s',
    (_, lines) => {
      expect(read(head, lines).flatMap(({ problems, losses }) => [...problems, ...losses])).toEqual([]);
    },
  );
});

const pools = [
  ['volt', 'ampere', 'ohm', 'watt', 'volt,ampere', 'ohm, watt'],
  ['Na', 'Fe', 'Mg', 'Ca', 'Na,K', 'Fe,Cu'],
  ['11', '20', '30', '45', '1,2', '1,500', '12,5'],
  ['5 cm', '10 cm', '20 cm', '8 cm', '12,5 cm', '1,200 cm'],
  ['It rises', 'It falls', 'It melts', 'None of these', 'It rises, then falls', 'Yes,always'],
];
let seed = 5;
const below = (max: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 16) % max;
};
const heads = ['question,answer,A,B,C,D', 'answer,question,A,B,C,D', 'question,A,B,C,D,answer,topic'];

const tables = Array.from({ length: 90 }, (_, n) => {
  const names = (heads[n % heads.length] ?? '').split(',');
  const questions = Array.from({ length: 4 + below(5) }, () => {
    const pool = pools[below(pools.length)] ?? [];
    const first = below(pool.length);
    const options = Array.from({ length: 4 }, (_, at) => pool[(first + at) % pool.length] ?? '');
    return { options, right: below(4) };
  });
  const lines = questions.map(({ options, right }) =>
    names.map((name) => {
      const own: Record<string, string> = { question: 'Which?', answer: 'ABCD'[right] ?? '', topic: '' };
      return own[name] ?? options[names.indexOf(name) - names.indexOf('A')] ?? '';
    }),
  );
  return { names, questions, lines };
});

it('generated tables with commas in their texts are read correctly and without warnings if those texts are quoted', () => {
  for (const { names, questions, lines } of tables) {
    const { rows } = readQuestionTable(Papa.unparse([names, ...lines], { newline: '\n' }));
    expect(rows.map(({ item, losses }) => [item?.correctAnswer, losses])).toEqual(
      questions.map(({ right }) => [right, []]),
    );
  }
});

it('generated tables with commas in their texts never get a wrong right option without a warning if those texts are not quoted', () => {
  for (const { names, questions, lines } of tables) {
    const rows = read(
      names.join(),
      lines.map((line) => line.join()),
    );
    const silent = rows.flatMap(({ item, losses }, at) => {
      const { options = [], right = 0 } = questions[at] ?? {};
      const isRight = item === null || item.options[item.correctAnswer] === options[right];
      return isRight || losses.length > 0 ? [] : [lines[at]?.join()];
    });
    expect(silent).toEqual([]);
  }
});
