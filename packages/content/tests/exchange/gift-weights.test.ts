import { expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

it('a weighted GIFT question is imported if exactly one answer gets full marks, whatever partial marks others get', () => {
  const { rows } = readGift(
    [
      'Jesus was from {~Jerusalem ~%25%Bethlehem ~%50%Galilee =Nazareth}',
      'Whole { ~%50%half ~%100%all }',
      'Two whole { =a =%100%b ~%50%c ~d }',
    ].join('\n\n'),
  );
  expect(rows.map(({ item, problems }) => item?.correctAnswer ?? problems)).toEqual([
    3,
    1,
    ['Question 3 has several right answers: here a question has exactly one'],
  ]);
  expect(rows[0]?.losses).toEqual(['Weights of options are not kept']);
});

it.each([
  ['Area? {\n~%2d\n=%2f\n~%2s\n}', '%2d =%'],
  ['Interest? {\n~%5 per year\n=10% per year\n~20% per year\n}', '%5 per year =10%'],
  ['Which? {=a ~%1 b ~c ####%x}', '%1 b ~c ####%'],
  ['Which? {~%5\n=%10\n~x}', '%5 =%'],
  ['Which? {=%50,5%a ~b}', '%50,5%'],
  ['Which? {=%d ~%f}', '%d ~%'],
  ['Which? {=%5a =b%}', '%5a =b%'],
])(
  'a weighted GIFT question with %j as answers is rejected because a weight is not a number',
  (text, weight) => {
    const [row] = readGift(text).rows;
    expect(row?.item).toBeNull();
    expect(row?.problems).toEqual([
      expect.stringContaining(`'${weight}' is not a weight: put [plain] before an answer that starts with %`),
    ]);
  },
);

it.each([
  ['Weights {~%-33.33333%a ~%0%b =%100%c}', ['a', 'b', 'c'], 2],
  ['Signs {=[plain]%2d% ~[plain]%2f% ~5% ~\\~%x%}', ['%2d%', '%2f%', '5%', '~%x%'], 0],
  ['// ~%x%\nOne {=%2d ~b}', ['%2d', 'b'], 0],
])('a weighted GIFT question with %j as answers keeps its percent signs', (text, options, right) => {
  expect(readGift(text).rows[0]?.item).toMatchObject({ options, correctAnswer: right });
});

it('the GIFT reader finds an invalid weight of 60,000 digits quickly', () => {
  const start = performance.now();
  const [row] = readGift(`Which? {=%${'1'.repeat(60_000)}x% a ~b}`).rows;
  expect(row?.problems).toEqual([expect.stringContaining('is not a weight')]);
  expect(performance.now() - start).toBeLessThan(5000);
});

it('the GIFT reader does not take an = inside an option for the sign of a right answer', () => {
  const [row] = readGift('Law? {\n~v=u+at\n~s\n~t\n}').rows;
  expect(row?.problems).toEqual([expect.stringContaining('the sign = is part of the text: write it as \\=')]);
  expect(readGift('Law?{~no=yes}').rows[0]?.item?.correctAnswer).toBe(1);
  expect(readGift('Which? {\n~red\n~🍎\n=🍋\n}').rows[0]?.item?.correctAnswer).toBe(2);
  expect(readGift('Law? {~%50%a ~%50%b =c}').rows[0]?.item?.correctAnswer).toBe(2);
});

it.each([
  [
    'Who? {=Nehru =%50%Neru =%0%Gandhi =Pt. Nehru}',
    'Also right: Pt. Nehru\n\nPartly right: Neru\n\nWrong: Gandhi',
  ],
  ['Far? {#=5 =%50%5:1 =%50%7..8}', 'Partly right: 5 (up to 1 more or less is right too); from 7 to 8'],
])('a weighted GIFT answer without options is in the note of the written question: %j', (text, note) => {
  const { written } = readGift(text).rows[0] ?? {};
  const parts = written && 'fields' in written ? written.fields.alternatives[0]?.parts : [];
  expect(parts?.map((part) => part.note)).toEqual([note]);
});
