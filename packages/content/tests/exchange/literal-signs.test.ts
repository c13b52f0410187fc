import { describe, expect, it } from 'vitest';
import { readAiken, readCards, readGift, readQuestionTable } from '#src/exchange/index.ts';

const answerOf = (text: string, isHtml: boolean) =>
  readCards(`question\tanswer\nQ?\t${text}\nW?\tx\n`, isHtml).rows[0]?.item?.answer;

describe.each([false, true])('a sign of a calculation in an imported text (HTML: %s)', (isHtml) => {
  it.each([
    ['2*3*4', '2\\*3\\*4'],
    ['5*x + 3*y', '5\\*x + 3\\*y'],
    ['2**3**2', '2\\*\\*3\\*\\*2'],
    ['(a+b)*(c)*d', '(a+b)\\*(c)\\*d'],
    ['- 5', '\\- 5'],
    ['- x', '\\- x'],
    ['(____) and (____)', '(\\_\\_\\_\\_) and (\\_\\_\\_\\_)'],
  ])(
    'a sign of a calculation in an imported text is escaped if it would be read as markup: %s',
    (text, markup) => {
      expect(answerOf(text, isHtml)).toBe(markup);
    },
  );

  it.each([
    'y = 3*b',
    'x - 5',
    '-5',
    '$2*3*4$ and $a*b$',
    '*See* **bold**',
    '**V**iolet **I**ndigo',
    '2\\*3\\*4',
    'The ____ is ____.',
    '- heat energy',
    'Price* and tax*',
  ])(
    'a sign of a calculation in an imported text stays unescaped if it is no markup, or may be meant as markup: %s',
    (text) => {
      expect(answerOf(text, isHtml)).toBe(text);
    },
  );
});

it.each([
  ['<p>- 5</p>', '\\- 5'],
  ['<ul><li>- 5</li><li>- 6</li></ul>', '- \\- 5\n- \\- 6'],
  ['a<i>b</i>c', 'a*b*c'],
  ['x<b>y</b> - 5', 'x**y** - 5'],
  ['\\(a*b*c\\)', '$a*b*c$'],
])('the import keeps markup that comes from HTML tags: %s', (html, markup) => {
  expect(answerOf(html, true)).toBe(markup);
});

it('the import leaves lists of numbers unescaped', () => {
  expect(readCards('question,answer\nQ?,"- 2\n- 3"\n').rows[0]?.item?.answer).toBe('- 2\n- 3');
});

it('the import escapes signs of calculations in every question format, except in texts declared as markdown', () => {
  const table = readQuestionTable('question,A,B,answer\n2*3*4?,1*2*3,- 5,A\n').rows[0];
  const aiken = readAiken('2*3*4?\nA. 1*2*3\nB. - 5\nANSWER: A\n').rows[0];
  const gift = readGift('2*3*4? {=1*2*3 ~- 5}').rows[0];
  for (const row of [table, aiken, gift])
    expect(row?.item).toMatchObject({ question: '2\\*3\\*4?', options: ['1\\*2\\*3', '\\- 5'] });
  const ours = readGift('[markdown]a*b*c? {=[markdown]x ~[markdown]- 5}').rows[0];
  expect(ours?.item).toMatchObject({ question: 'a*b*c?', options: ['x', '- 5'] });
});

it('the import keeps texts of our own tables unchanged, and warns of a possible calculation', () => {
  const [row] = readCards('question,answer,difficulty\nQ?,2*3*4,easy\n').rows;
  expect(row).toMatchObject({ item: { answer: '2*3*4' }, losses: [expect.stringContaining('a backslash')] });
});
