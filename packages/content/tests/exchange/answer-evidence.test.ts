import type { AnswerReading } from '@repo/contracts/import-answers';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/index.ts';

type Row = readonly string[];

function read(
  rows: readonly Row[],
  columns: Row = ['question', 'A', 'B', 'C', 'D', 'answer'],
  reading?: AnswerReading,
) {
  const text = Papa.unparse([columns, ...rows], { newline: '\n' });
  const found = readQuestionTable(text, undefined, undefined, undefined, { answers: reading });
  return { ...found, right: found.rows.map(({ item }) => item?.options[item.correctAnswer] ?? null) };
}
const current = ['Unit of current?', 'volt', 'ampere', 'ohm', 'watt'];
const carbon = ['Carbon?', 'C', 'K', 'O', 'Co', 'C'];
const keyed = (...keys: string[]): Row[] => keys.map((key) => [...current, key]);

it.each(['A.', '(A)', 'a)', 'Option A:', 'option (A)', 'Option_A'])(
  'the answer column of a question table is counted from 1 when the first option column is named %j',
  (name) => {
    const columns = ['question', name, 'B', 'C', 'D', 'answer'];
    const found = read(keyed('1', '3', '4'), columns);
    expect(found.right).toEqual(['volt', 'ohm', 'watt']);
    expect([found.losses, found.notices]).toEqual([[], []]);
  },
);

it("the answer column of a question table needs the teacher's choice between 0 and 1 when an option column has an unknown name", () => {
  const found = read(keyed('1', '3'), ['question', 'first one', 'B', 'C', 'D', 'answer']);
  expect(found.right).toEqual([null, null]);
  expect([found.answers?.reading, found.notices]).toEqual([null, []]);
});

it('the answer column of a question table does not count as texts because it holds letters followed by texts', () => {
  const rows = ['C) ohm', 'A) volt', 'B) ampere'].map((key) => [...current, key]);
  const found = read([...rows, carbon]);
  expect(found.right).toEqual(['ohm', 'volt', 'ampere', null]);
  expect(found.answers?.reading).toBeNull();
});

it('the answer column of a question table still needs a choice for an ambiguous letter after the numbers are settled, and shows it as an example', () => {
  const rows = [...keyed('2', '1', '3', '2'), carbon];
  expect(read(rows).answers?.examples.map(({ n }) => n)).toEqual([1, 2, 5]);
  const found = read(rows, undefined, 'from1');
  expect(found.right).toEqual(['ampere', 'volt', 'ohm', 'ampere', null]);
  expect(found.answers?.choices[0]?.options).toEqual(['ampere', 'volt', null]);
  expect(read(rows, undefined, 'text').right.at(-1)).toBe('C');
});

it('the answer column of a question table stays counted from 0 while the teacher is asked about an ambiguous letter', () => {
  const rows = [...keyed('2', '0', '1', '0'), carbon];
  expect(read(rows).right).toEqual(['ohm', 'volt', 'ampere', 'volt', null]);
  expect(read(rows, undefined, 'from1').right).toEqual(['ohm', 'volt', 'ampere', 'volt', 'O']);
});

it.each([
  ['one 0', ['2', '3', '0', '1', '3']],
  ['a 0 in fewer than one row of ten', [...Array<string>(20).fill('2'), '0', '0']],
  ['a 0 beside letters', ['A', '0', 'B', '0']],
  ['a 0 beside texts', ['volt', '0', '0']],
  ['the only key, a 0', ['0']],
  ['two 0 among five rows', ['2', '0', '1', '0', '3']],
  ['two 0 among seventeen rows', [...Array<string>(15).fill('2'), '0', '0']],
  ['a column of nothing but 0', Array<string>(12).fill('0')],
])(
  "the answer column of a question table needs the teacher's choice for %s, because 0 may mark a dropped question",
  (_, keys) => {
    const found = read(keyed(...keys));
    const zero = keys.indexOf('0') + 1;
    expect(found.right[zero - 1]).toBeNull();
    expect(found.answers).toMatchObject({ reading: null, signs: 'numbers' });
    expect(found.answers?.examples.map(({ n }) => n)).toContain(zero);
    const from1 = read(keyed(...keys), undefined, 'from1');
    expect(from1.rows.flatMap(({ problems }, at) => (problems.length > 0 ? [keys[at]] : []))).toEqual(
      keys.filter((key) => key === '0'),
    );
  },
);

it.each([
  ['long file', Array.from({ length: 200 }, (_, n) => String((n * 7) % 4))],
  ['short file', ['2', '0', '1', '0']],
  ['file with a row that names nothing', ['2', '0', '1', '0', 'dropped']],
])(
  'the answer column of a question table is counted from 0 without asking in a %s with several zeros',
  (_, keys) => {
    const found = read(keyed(...keys));
    expect([found.answers?.reading, found.right[1]]).toEqual(['from0', current[1 + Number(keys[1])]]);
  },
);

it.each([
  ['4', ['quartet', 'sextet', 'trio', 'solo'], 'solo'],
  ['C', ['°C', 'V', 'W', 'J'], 'W'],
  ['A', ['V (volt)', 'A (ampere)', 'W (watt)', 'J (joule)'], 'V (volt)'],
])(
  "the answer column of a question table needs the teacher's choice when most rows hold texts and one holds only %s",
  (key, options, marked) => {
    const rows = [...keyed('volt', 'ampere', 'ohm', 'watt'), ['Q?', ...options, key]];
    const found = read(rows);
    expect(found.right).toEqual(['volt', 'ampere', 'ohm', 'watt', null]);
    expect(found.rows[4]?.problems).toEqual([
      `The answer '${key}' of question 5 is the letter or number of an option, but most answers are texts`,
    ]);
    expect(found.answers).toMatchObject({ reading: null, examples: [{ n: 5 }] });
    expect(read(rows, undefined, 'from1').right[4]).toBe(marked);
    expect(read(rows, undefined, 'text').right[4]).toBeNull();
  },
);

it.each([
  ['a unit', ['2 cm', '3 cm', '4 cm', '5 cm'], '4 cm'],
  ['a currency', ['₹2', '₹3', '₹4', '₹5'], '₹4'],
  ['a letter and =', ['x = 2', 'x = 3', 'x = 4', 'x = 5'], 'x = 4'],
  ['a unit of area', ['$2$ cm^2', '$3$ cm^2', '$4$ cm^2', '$5$ cm^2'], '$4$ cm^2'],
])(
  'the answer column of a question table needs a choice for a number when another option is that number with %s',
  (_, options, value) => {
    const row = ['Q?', ...options, '4'];
    const others = [[], [row, row], keyed('A', 'B', 'C', 'A', 'B', 'C', 'A'), keyed('volt', 'ohm', 'watt')];
    for (const rows of others.map((each) => [...each, row])) {
      const found = read(rows);
      expect([found.right.at(-1), found.answers?.reading]).toEqual([null, null]);
      expect(found.rows.at(-1)?.problems).toEqual([expect.stringContaining('and the text of another')]);
      expect(read(rows, undefined, 'from1').right.at(-1)).toBe(options[3]);
      expect(read(rows, undefined, 'text').right.at(-1)).toBe(value);
    }
  },
);

it('the answer column of a question table is read as option numbers, not values, when enough other rows can only be option numbers', () => {
  const rows = [...keyed('2', '1', '4', '3'), ['Q?', '2 cm', '3 cm', '4 cm', '5 cm', '4']];
  expect(read(rows).right.at(-1)).toBe('5 cm');
  expect(read([...keyed('4', '1', '2'), ['Q?', 'CO2', 'CH4', 'H2O', 'NaCl', '4']]).right.at(-1)).toBe('NaCl');
});

it.each([
  ['letters of Hindi', ['ख', '(घ)', 'ग)', 'विकल्प क'], ['ampere', 'watt', 'ohm', 'volt']],
  ['other letters of Hindi', ['ब', 'द', '(स)', 'अ'], ['ampere', 'watt', 'ohm', 'volt']],
  ['digits of Hindi', ['२', '४', '(३)', '१'], ['ampere', 'watt', 'ohm', 'volt']],
  ['letters with texts', ['(ख) ampere', 'घ. watt'], ['ampere', 'watt']],
  ['names of columns', ['option_b', 'opt_d', 'Opt A', 'optionC'], ['ampere', 'watt', 'volt', 'ohm']],
])('the answer column of a question table accepts %s', (_, keys, right) => {
  expect(read(keyed(...keys)).right).toEqual(right);
});

it('the answer column of a question table accepts Hindi letters when the options themselves begin with them', () => {
  const options = ['(क) volt', '(ख) ohm', '(ग) watt', '(घ) joule'];
  const found = read([
    ['Q?', ...options, 'ख'],
    ['Q?', ...options, '(घ)'],
    ['Q?', ...options, '४'],
  ]);
  expect(found.right).toEqual(['(ख) ohm', '(घ) joule', '(घ) joule']);
  expect(read([['Q?', 'क', 'ग', 'ख', 'घ', 'ख']]).right).toEqual([null]);
});

it('the answer column of a question table is rejected when its Hindi letters come from two different orders', () => {
  expect(read(keyed('अ', 'ब', 'ख', 'ड')).right).toEqual([null, null, null, null]);
});

it('the answer column of a question table is not read when it holds only क, which is the third letter in Marathi', () => {
  const { right, rows } = read(keyed('(क)', 'क'));
  expect(right).toEqual([null, null]);
  expect(rows[0]?.problems[0]).toContain(
    "The cell 'answer' says '(क)', and the answers of this file don’t tell which order it counts in (क ख ग घ, अ ब स द or अ ब क ड): write A, B, C or D",
  );
});

it('the answer column of a question table accepts Marathi letters when the option columns are named by them', () => {
  const columns = ['प्रश्न', 'अ', 'ब', 'क', 'ड', 'उत्तर'];
  const found = read(keyed('अ', 'ब', 'क', 'ड'), columns);
  expect(found.right).toEqual(current.slice(1));
});

it("the answer column of a question table needs the teacher's choice when a letter is also part of another option's text", () => {
  const vitamin = ['Vitamin?', 'Vitamin D', 'Vitamin C', 'Vitamin A', 'Vitamin K', 'C'];
  const found = read([vitamin, ...keyed('A')]);
  expect([found.right, found.answers?.reading]).toEqual([[null, 'volt'], null]);
  expect(read([vitamin], undefined, 'text').right).toEqual(['Vitamin C']);
  const known = read([vitamin, ...keyed('A', 'D', 'B')]);
  expect([known.right[0], known.notices.length]).toEqual(['Vitamin A', 1]);
});

it("the answer column of a question table needs the teacher's choice when a number is another option without its plus sign", () => {
  const found = read([['Charge?', '+4', '+6', '+2', '+3', '3'], ...keyed('4')]);
  expect([found.right[0], found.answers?.reading]).toEqual([null, null]);
});

it('the answer column of a question table accepts Hindi letters as the names of the option columns', () => {
  const columns = ['प्रश्न', 'विकल्प क', '(ख)', 'ग', 'विकल्प (घ)', 'सही उत्तर'];
  expect(read(keyed('ख', 'D'), columns).right).toEqual(['ampere', 'watt']);
});

it('the answer column of a question table accepts a few texts when most rows hold letters', () => {
  expect(read(keyed('A', 'B', 'C', 'D', 'volt', 'ohm', 'watt')).answers).toBeUndefined();
});
