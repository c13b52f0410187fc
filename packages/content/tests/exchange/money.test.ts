import { describe, expect, it } from 'vitest';
import { readAiken, readCards, readGift, readQuestionTable } from '#src/exchange/index.ts';

const answerOf = (text: string, isHtml: boolean) =>
  readCards(`question\tanswer\nQ?\t${text}\nW?\tx\n`, isHtml).rows[0]?.item?.answer;

describe.each([false, true])('a $ in an imported text (HTML: %s)', (isHtml) => {
  it.each([
    ['$5 and $6', '\\$5 and \\$6'],
    ['A pen costs $5, a book $12.50.', 'A pen costs \\$5, a book \\$12.50.'],
    ['$5-$6, $7–$8', '\\$5-\\$6, \\$7–\\$8'],
    ['US$5 and US$6', 'US\\$5 and US\\$6'],
    ['US$ 49,300 a year, not US$ 2,500', 'US\\$ 49,300 a year, not US\\$ 2,500'],
    ['($5, $6)', '(\\$5, \\$6)'],
    ['**$5** and **$6**', '**\\$5** and **\\$6**'],
    ['5$ and 6$', '5\\$ and 6\\$'],
    ['$5 and a book for 6$', '\\$5 and a book for 6\\$'],
    ['At $5 each, find $x$ if $x > 2$.', 'At \\$5 each, find $x$ if $x > 2$.'],
    ['If $x$ pens cost $5, one costs?', 'If $x$ pens cost \\$5, one costs?'],
  ])('a $ in an imported text is escaped if it means money: %s', (text, markup) => {
    expect(answerOf(text, isHtml)).toBe(markup);
  });

  it.each([
    '$5$ and $6$',
    '$5x + 3$ and $2x$',
    '$5 \\text{ kg and more}$',
    '2 $\\times$ 3 $\\times$ 4',
    '2$x$3 and 4$y$5',
    '$ 5x + 2 $ and $ 6 $',
    '$x$, $y$ and $5z$',
    '$$5 and 6$$',
    '\\$5 and \\$6',
    '$\\mathrm{5 kg and more}$',
  ])('a $ in an imported text stays a formula sign: %s', (text) => {
    expect(answerOf(text, isHtml)).toBe(text);
  });
});

it('the import escapes a $ that means money in every question format', () => {
  const table = readQuestionTable('question,A,B,answer\n$5 and $6?,$5,$6,A\n').rows[0];
  const aiken = readAiken('$5 and $6?\nA. $5\nB. $6\nANSWER: A\n').rows[0];
  const gift = readGift('$5 and $6? {=$5 ~$6}').rows[0];
  for (const row of [table, aiken, gift])
    expect(row).toMatchObject({
      item: { question: '\\$5 and \\$6?', options: ['\\$5', '\\$6'] },
      losses: [],
    });
});

it('the import warns if a $ may mean money or a formula', () => {
  const row = readAiken('Is it $5 x $?\nA. x\nB. y\nANSWER: A\n').rows[0];
  expect(row?.losses).toEqual([expect.stringContaining('\\$')]);
});
