import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCards } from '#src/exchange/index.ts';

const cards = [
  ['What bends light?', 'A lens, or a prism'],
  ['Unit of power', 'watt'],
  ['A good conductor', 'copper, silver'],
  ['Ohm, in words', 'volt per ampere'],
  ['Law of reflection', 'equal angles'],
] as const;
const listOf = (sign: string) => cards.map((card) => card.join(sign)).join('\n');
const read = (text: string, separator?: 'comma') => {
  const { rows, problems, form } = readCards(text, undefined, undefined, separator);
  return {
    problems,
    isUnsure: form?.isUnsure ?? false,
    cards: rows.map(({ item }) => item && [item.question, item.answer]),
  };
};

it.each(['/////', '---', ' - ', '::', ' => ', ': '])(
  'a list separated by %j is not split at the commas of its texts',
  (sign) => {
    expect(read(listOf(sign))).toEqual({
      problems: [
        `Most lines have '${sign.trim()}' between two texts. Replace it by a tab or a semicolon, or choose what else is between the columns`,
      ],
      isUnsure: true,
      cards: [],
    });
  },
);

it.each([
  [
    'few lines have',
    'a b\nc d\ne, f\ng h',
    'Only 1 of 4 lines have a comma. Choose what is between the columns',
  ],
  [
    'stands in the lines in different numbers',
    'a, b\nc, d, e\nf, g, h, i\nj, k, l, m, n',
    'A comma appears a different number of times in each line. Choose what separates the columns',
  ],
  [
    'stands in each line beside another one',
    'a, b; c\nd; e, f',
    'Each line has a comma and a semicolon. Choose what is between the columns',
  ],
])("a separator that %s needs the teacher's choice", (_, text, problem) => {
  expect(read(text)).toMatchObject({ problems: [problem], isUnsure: true, cards: [] });
  expect(read(text, 'comma').problems).toEqual([]);
});

it('the card reader rejects a line with more cells than the others, because a text may contain the comma', () => {
  const text =
    'Force?,a push or pull\nWork?,a force, times a way\nPower?,work by time\nEnergy?,can work\nMass?,inertia';
  const { rows, problems } = readCards(text);
  expect(problems).toEqual([]);
  expect(rows.map(({ problems: own }) => own)).toEqual([
    [],
    ["This line has 3 cells, but there are 2 columns: put a text with ',' in quotation marks"],
    [],
    [],
    [],
  ]);
});

it.each([
  [
    '"a; b","c, d"\n"e; f","g"',
    [
      ['a; b', 'c, d'],
      ['e; f', 'g'],
    ],
  ],
  [
    '"a; b","c\nd, e"\n"f; g","h"',
    [
      ['a; b', 'c\nd, e'],
      ['f; g', 'h'],
    ],
  ],
  [
    '"a, b"; "c; d, e"\n"f"; "g, h"',
    [
      ['a, b', 'c; d, e'],
      ['f', 'g, h'],
    ],
  ],
  [
    'a; b,"c, d"\ne; f,g',
    [
      ['a; b', 'c, d'],
      ['e; f', 'g'],
    ],
  ],
])('the card reader ignores separators inside quotation marks: %j', (text, found) => {
  expect(read(text)).toEqual({ problems: [], isUnsure: false, cards: found });
});

it('the card reader asks for no separator if the columns are named, the file names its separator, or there are tabs', () => {
  expect(read('question,answer\na - b,c\nd').isUnsure).toBe(false);
  expect(read('#separator:Comma\na - b,c\nd - e,f').cards).toEqual([
    ['a - b', 'c'],
    ['d - e', 'f'],
  ]);
  expect(read('a - b, c\td\ne - f\tg; h').cards).toEqual([
    ['a - b, c', 'd'],
    ['e - f', 'g; h'],
  ]);
});

describe('a list of eight lines with a comma in each', () => {
  const lines = (sign: string) =>
    ['Lens', 'Ray', 'Ohm', 'Work', 'Mass', 'Volt', 'Joule', 'Litre'].map(
      (word, n) => `${word}, for short${sign}what ${n} is`,
    );
  it.each([' - ', ' – ', ' = ', ' => ', ': ', ' : ', ' / ', ' ~ ', '::', '/////'])(
    "a list of eight lines with a comma in each needs the teacher's choice of a separator if each line also has %j",
    (sign) => {
      const text = lines(sign).join('\n');
      expect(read(text)).toMatchObject({ isUnsure: true, cards: [] });
      // After a comma without a space, as programs write it, the arrow may belong to a reaction.
      expect(read(text.replaceAll(', ', ',')).isUnsure).toBe(sign !== ' => ');
    },
  );

  it.each([
    ['formulas', 'Force,F = ma'],
    ['reactions', 'Burning,C + O2 -> CO2'],
    ['years', 'Akbar,1556 - 1605'],
    ['words before a colon', 'Define: lens,a piece of glass'],
    ['texts in quotation marks', '"Akbar, of Delhi","He was born in 1542 - and died in 1605"'],
    ['semicolons', 'Lens; glass - curved'],
    ['bars', 'Lens | glass - curved'],
    ['blanks and no other sign', 'Lens, glass'],
    ['blanks and formulas', 'Force, F = ma'],
    ['blanks and years', 'Akbar, 1556 - 1605'],
    ['addresses', 'Lens, see http://example.org'],
    ['gaps', 'A {{c1::lens}} is of, glass'],
    ['sums', '7 x 8 = ?,56'],
  ])(
    'a list of eight lines with a comma in each is split at commas without asking if its lines have %s',
    (_, line) => {
      const { cards: found, problems } = read(`${line}\n`.repeat(9));
      expect([found.length, problems, found.includes(null)]).toEqual([9, [], false]);
    },
  );

  it("a list of eight lines with a comma in each needs the teacher's choice of a separator if the comma may belong to a number", () => {
    expect(read('Round 1,499 - one thousand\n'.repeat(9)).isUnsure).toBe(true);
  });
});

describe('a list separated by tabs', () => {
  const lines = [
    'What is a lens, roughly\tglass',
    'Unit, of power\twatt',
    'Ohm, in words\tvolt per ampere',
    'Work, in words\tforce by way',
    'Mass, in words\tinertia',
  ];
  it.each([
    ['a heading', ['Chapter 1, Light', ...lines]],
    ['a heading without a comma', ['Light', ...lines]],
    ['names of columns with a comma', ['Question, answer', ...lines, 'Force\tmass by acceleration']],
    ['a heading and a line at the end', ['Light, and more', ...lines, ...lines, 'By me, in 2026']],
    ['a heading, and few lines', ['Light, and more', ...lines.slice(0, 2)]],
    ['names of columns, and commas in each line', ['Term,Definition', ...lines, 'a, b\tc, d']],
    ['a heading and signs in the texts', ['Light', ...lines.map((line) => line.replace(', ', ' - '))]],
  ])('a list separated by tabs is not split at the commas of its texts if it has %s', (_, all) => {
    const { cards: found, isUnsure } = read(all.join('\n'));
    expect(isUnsure).toBe(false);
    const own = all.filter((line) => line.includes('\t')).map((line) => line.split('\t'));
    expect(found.filter((card) => card !== null)).toEqual(own);
  });

  it("a list separated by tabs needs the teacher's choice of a separator if many lines have no tab", () => {
    const others = ['A lens, a prism', 'Light, or not', 'Sound, or not', 'Heat, or not'];
    expect(read([...lines.slice(0, 3), ...others].join('\n'))).toMatchObject({
      problems: ['Only 3 of 7 lines have a tab. Choose what is between the columns'],
      isUnsure: true,
    });
  });
});

const words = fc.array(fc.constantFrom('lens', 'ray', 'a, b', 'x; y', 'p - q', '1/2', 'why?'), {
  minLength: 1,
  maxLength: 3,
});
const side = words.map((each) => each.join(' '));

it.each(['---', '/////'])('a list separated by %j is not split at a semicolon in each line', (sign) => {
  const line = ['lens', 'x; y lens'].join(sign);
  expect(read(`${line}\n`.repeat(9))).toMatchObject({ isUnsure: true, cards: [] });
});

it('the card reader never splits a list inside a text, for any texts and separators', () => {
  const sign = fc.constantFrom(',', ';', '\t', '|', '/////', '---', ' - ');
  fc.assert(
    fc.property(sign, fc.array(fc.tuple(side, side), { minLength: 4, maxLength: 12 }), (cutAt, list) => {
      // Unquoted texts with the separator are ambiguous: no program would write them.
      const isClear = list.every((card) => card.every((text) => !text.includes(cutAt)));
      // A semicolon in each line takes precedence over a dash in each.
      const hasSemicolons = list.every((card) => card.join(cutAt).split(';').length === 2);
      fc.pre(isClear && !(cutAt === ' - ' && hasSemicolons));
      const { cards: found } = read(list.map((card) => card.join(cutAt)).join('\n'));
      const own = list.map((card) => card.map((text) => text.trim()).join(' | '));
      for (const card of found) if (card) expect(own).toContain(card.join(' | '));
    }),
    { numRuns: 150 },
  );
});

it.each(['-', '=', '→', ':'])(
  'the card reader suggests the separator %s if no line contains another one',
  (sign) => {
    const gap = sign === ':' ? '' : ' ';
    const found = readCards(
      `Photosynthesis${gap}${sign} making food\nOsmosis${gap}${sign} movement of water\n`,
    );
    expect(found.problems).toEqual([expect.stringContaining(`Most lines have '${sign}' between two texts`)]);
    expect(found.form?.isUnsure).toBe(true);
    expect(readCards('Photosynthesis\nOsmosis\n').problems).toEqual([]);
  },
);
