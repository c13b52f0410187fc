import { expect, it } from 'vitest';
import { readCards, readGift } from '#src/exchange/index.ts';

const lossesOf = (text: string) => readCards(`question;answer\n${text};yes\n`, false).rows[0]?.losses ?? [];
const aTag = 'Students will see bare signs: an HTML tag is not part of the markup';

it.each([
  'If a<b and c>d then?',
  'Is 0<p>1 or x<i>y?',
  'For x<b>y it is so',
  'a<b c="d and e>f',
  'x<area>y and 0<time>5',
  'Let <x, y> be a pair',
  'a </ b and c > d',
  'a<foo>b</foo>',
])('the import reads %s as a comparison and not as HTML', (text) => {
  expect(lossesOf(text)).toEqual([]);
  const [question] = readGift(`${text.replaceAll(/([={}~#:])/g, '\\$1')} {=yes ~no}`).rows;
  expect(question?.losses).toEqual([]);
  expect(question?.text).toBe(text);
});

it.each([
  'a <b>bold</b> word',
  'a<br>b',
  'a <span style="color:red">b',
  'a <img src=x.png> b',
  '<li>one',
  'a</b> and c',
  'a <font color=red>b',
])('the import reports the HTML tag in %s', (text) => {
  expect(lossesOf(text).join()).toMatch(/HTML tag/);
});

it('the import recognizes an HTML element that spans two lines', () => {
  const [row] = readGift('Is <b>this\nbold</b>? {=yes ~no}').rows;
  expect(row?.losses.includes(aTag) || row?.text.includes('**')).toBe(true);
});
