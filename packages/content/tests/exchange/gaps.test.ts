import { expect, it } from 'vitest';
import { readCards } from '#src/exchange/index.ts';

it('Anki cards with gaps show the hint or a blank in the question, and the full text in the answer', () => {
  const { rows, losses } = readCards(
    '{{c1::Paris::city}} lies at the {{c2::Seine}}.\tIn France\n{{c1::x}} is a letter\t\n',
  );
  expect(rows.map(({ item }) => [item?.question, item?.answer])).toEqual([
    ['[city] lies at the […].', 'Paris lies at the Seine.\n\nIn France'],
    ['[…] is a letter', 'x is a letter'],
  ]);
  expect(rows[0]?.losses).toEqual([
    'Gaps ({{c1::…}}) become blanks in the question; the answer has the words',
  ]);
  expect(losses).toEqual([]);
});

it.each([
  ['{{c1::a {{c2::b}} c}}', '[…]', 'a b c'],
  ['{{c1::a {{c2::b::inner}} c::outer}} and {{c3::d}}', '[outer] and […]', 'a b c and d'],
  ['{{c1::{{c2::a}} b}} {{c1::c}}', '[…] […]', 'a b c'],
  ['{{c1::\\frac{1}{2}}} is half', '[…] is half', '\\frac{1}{2} is half'],
  ['{{c1::a {{c2::b}}', '{{c1::a […]', '{{c1::a b'],
  ['{ {{c1::\\frac{1}{2} x}}}', '{ […]}', '{ \\frac{1}{2} x}'],
  ['{{c1::a}} }} {{x}}', '[…] }} {{x}}', 'a }} {{x}}'],
])('Anki cards with gaps may nest their gaps: %j', (text, question, answer) => {
  const [row] = readCards(`${text}\t\nq\ta\n`).rows;
  expect([row?.item?.question, row?.item?.answer]).toEqual([question, answer]);
});

it('Anki cards with gaps with deeply nested gaps are read in linear time', () => {
  const deep = `${'{{c1::'.repeat(4_000)}a${'}}'.repeat(4_000)}`;
  expect(readCards(`${deep}\t\n`).rows[0]?.text).toBe('[…]');
});
