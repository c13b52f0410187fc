import { expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

it.each([
  ['If x = 4, y is? {=2 ~3}', 'If x = 4, y is?'],
  ['::x = 4:: y = 2? {=2 ~3}', 'y = 2?'],
  ['The # of sides is {=2 ~3}', 'The # of sides is'],
  ['Is 5 ~ 6? {=yes ~no}', 'Is 5 ~ 6?'],
  ['See http://a.in/?x=1: {=yes ~no}', 'See http://a.in/?x=1:'],
  ['// x = 1\nGiven x = 4\nand y = 2: {\n=2\n~3\n}', 'Given x = 4\nand y = 2:'],
  ['With I = 2 A, V is {=2 ~3} for R = 1.', 'With I = 2 A, V is _____ for R = 1.'],
])('the GIFT reader accepts unescaped signs in the question text: %j', (text, question) => {
  const [row] = readGift(text).rows;
  expect(row?.problems).toEqual([]);
  expect(row?.item).toMatchObject({ question, correctAnswer: 0 });
});

it.each([
  ['What is frequency? {=\\nu ~\\lambda ~\\tau}', { options: ['\\nu', '\\lambda', '\\tau'] }],
  ['Which? {=$\\nu$ ~$\\nabla f$ ~%0%\\neq}', { options: ['$\\nu$', '$\\nabla f$', '\\neq'] }],
  ['Which? {=h\\nu ~h\\nu_0 ~x \\notin S}', { options: ['h\\nu', 'h\\nu_0', 'x \\notin S'] }],
  ['\\nu is the sign of? {=frequency ~time}', { question: '\\nu is the sign of?' }],
  ['If a \\neq b, with $c = \\lambda\\nu$? {=x ~y}', { question: 'If a \\neq b, with $c = \\lambda\\nu$?' }],
  ['Why? {=x ~y #### Since \\nabla f}', { explanation: 'Since \\nabla f' }],
  [
    'Read:\\nnext line, $\\\\nu$? {=a\\nb ~c}',
    { question: 'Read:\nnext line, $\\nu$?', options: ['a\nb', 'c'] },
  ],
])('the GIFT reader keeps TeX commands that begin with n: %j', (text, expected) => {
  const [row] = readGift(text).rows;
  expect(row?.problems).toEqual([]);
  expect(row?.losses).toEqual([]);
  expect(row?.item).toMatchObject({ ...expected, correctAnswer: 0 });
});

it('the GIFT reader warns if \\n may have been the start of a TeX command', () => {
  const [row] = readGift('A ball falls.\\nu is? {=0 ~1}').rows;
  expect(row?.item?.question).toBe('A ball falls.\nu is?');
  expect(row?.losses.join()).toContain("'\\nu'");
});

it.each([
  ['Here are 2 questions:\nUnit?{~volt =ampere}', ['Here are 2 questions:']],
  ['Unit?{~volt =ampere}\nLet me know!', ['Let me know!']],
  ['Here is one:\nUnit?{~volt =ampere}\nLet me know!', ['Here is one:', 'Let me know!']],
  ['Unit?{~volt =ampere}\n// Let me know!', []],
  ['Here are two lenses.{~thick =thin}', []],
  ['The unit of\ncurrent is {~volt =ampere}\nin SI.', []],
])('the GIFT reader warns of lines that may not belong to a question: %j has %j', (text, lines) => {
  const sentences = lines.map(
    (line) => `The line '${line}' is read as part of the question: if it is none, take it out`,
  );
  expect(readGift(text).rows[0]?.losses).toEqual(sentences);
});
