import { expect, it } from 'vitest';
import { readCards, readQuestionTable } from '#src/exchange/index.ts';

const body = '| Lens? | glass |\n| Ray, or? | light, a |\n';
const cards = [
  ['Lens?', 'glass'],
  ['Ray, or?', 'light, a'],
];

it.each([
  ['with names', `| Question | Answer |\n| --- | --- |\n${body}`, cards],
  ['with its texts to one side', `|Question|Answer|\n|:--|:-:|\n${body}`, cards],
  ['without bars around', 'Question | Answer\n--- | ---\nLens? | glass\nRay, or? | light, a\n', cards],
  [
    'with a column more',
    '| Question | Answer | Level |\n|---|---|---|\n| Lens? | glass | easy |\n',
    cards.slice(0, 1),
  ],
  ['without names', body, cards],
  ['with other names', `| Part | Made of |\n|---|---|\n${body}`, [['Part', 'Made of'], ...cards]],
])('the dashed line of %s becomes no card', (_, text, found) => {
  const { rows, losses } = readCards(text);
  expect(rows.map(({ item }) => item && [item.question, item.answer])).toEqual(found);
  expect([losses, rows.map(({ n }) => n)]).toEqual([[], found.map((__, index) => index + 1)]);
});

it('a markdown table may have escaped bars in its texts', () => {
  const lines =
    '| Question | Answer |\n|---|---|\n| \\|x\\| of -2? | $\\|-2\\| = 2$ |\n| Lens | glass \\| wood | more |\n';
  const [whole, wide] = readCards(lines).rows;
  expect(whole?.item).toMatchObject({ question: '|x| of -2?', answer: '$|-2| = 2$' });
  expect(wide).toMatchObject({ item: null, source: '| Lens | glass \\| wood | more |' });
});

it('the dashed line of a markdown table becomes no question', () => {
  const { rows } = readQuestionTable(
    '| question | A | B | answer |\n|---|---|---|---|\n| Lens? | glass | wood | A |\n| Ray? | light | dark | B |\n',
  );
  expect(rows.map(({ line, item }) => [line, item?.options[item.correctAnswer]])).toEqual([
    [3, 'glass'],
    [4, 'dark'],
  ]);
});
