import { expect, it } from 'vitest';
import { exchangeMessages, readCards } from '#src/exchange/index.ts';

const inQuestion = (found: string) => exchangeMessages.residue('The question', found);

it('the card reader reports leftover text of a form or an answer on both sides of a card', () => {
  const cards = [
    ['Unit? ampere', 'ampere', 'question', 'ampere'],
    ['Unit? (b)', 'ampere', 'question', '(b)'],
    ['Metals [2M]', 'iron', 'question', '[2M]'],
    ['Which is an image file?', 'photo.jpg'],
    ['1. Unit?', 'ampere', 'question', '1.'],
    ['Unit? [1]', 'ampere', 'question', '[1]'],
    ['Unit', 'Ans: ampere', 'answer', 'Ans: ampere'],
    ['Unit', 'ampere ✓', 'answer', '✓'],
    ['Unit', 'ampere (1 mark)', 'answer', '(1 mark)'],
    ['Unit', '- ampere', 'answer', '-'],
    ['Unit', '- x', 'answer', '-'],
    ['Unit', '→ x', 'answer', '→'],
    ['12/11/25, 8:01 pm - Sir: Unit', 'x', 'question', '12/11/25, 8:01 pm'],
    ['Unit? Hint: think', 'x', 'question', 'Hint: think'],
    ['List', '"- x\n- y"'],
    ['Metals?', '1. iron 2. tin'],
  ];
  const { rows } = readCards(`Front\tBack\n${cards.map((card) => card.slice(0, 2).join('\t')).join('\n')}\n`);
  expect(rows.map(({ losses }) => losses)).toEqual(
    cards.map(([, , side, found]) =>
      found ? [exchangeMessages.residue(`The ${side}`, found)] : expect.any(Array),
    ),
  );
});

it('the card reader reports labels and dates on both sides of a card', () => {
  const lossesOfCard = (card: string) =>
    readCards(`Front\tBack\n${card}\n`).rows.flatMap(({ losses }) => losses);
  expect(lossesOfCard('Q. Unit?\tA. volt')).toEqual([
    inQuestion('Q.'),
    exchangeMessages.residue('The answer', 'A.'),
  ]);
  expect(lossesOfCard('Half?\t2-Jan')).toEqual([exchangeMessages.dateInOption('2-Jan')]);
  expect(lossesOfCard('Who?\tA. Einstein')).toEqual([]);
});

it('the card reader takes no column that counts the rows for questions', () => {
  const { rows, losses } = readCards('1)\tUnit?\tvolt\n2)\tCharge?\tcoulomb\n');
  expect(rows.map(({ item }) => [item?.question, item?.answer])).toEqual([
    ['Unit?', 'volt'],
    ['Charge?', 'coulomb'],
  ]);
  expect(losses).toEqual([exchangeMessages.unnamedColumnLost(1)]);
});
