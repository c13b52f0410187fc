import { expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

const only = (text: string) => {
  const [row] = readGift(text).rows;
  return { item: row?.item, problems: row?.problems, losses: row?.losses };
};

it.each([
  ['Microsoft? {~C =C# ~C++}', '#'],
  ['Note? {=F# ~F ~G#}', '#'],
  ['Note? {=F # ~F ~G\n####Sharp}', '#'],
  ['Sum? {=y#see 3~4 ~x}', '~'],
  ['Sum? {\n~x#see v=4\n=y\n~z\n}', '='],
  ['Sum? {~x#since v=4 =y}', '='],
])(
  'a # in GIFT answers causes the question to be rejected if a sign may belong to a text: %j',
  (text, sign) => {
    const { item, problems } = only(text);
    expect(item).toBeNull();
    expect(problems).toEqual([
      expect.stringContaining(`the sign ${sign} is part of the text: write it as \\${sign}`),
    ]);
  },
);

it('a # in GIFT after every answer is dropped with a notice', () => {
  const { item, losses } = only('Which? {=a# ~b# ~c#}');
  expect(item).toMatchObject({ options: ['a', 'b', 'c'], correctAnswer: 0 });
  expect(losses).toEqual([
    "The sign # behind an answer is not kept: write it as \\# where it's part of the text",
  ]);
});

it.each([
  ['Which? {=a#good ~b#bad ~c}', ['a', 'b', 'c']],
  ['Which? {=a#good~b#bad~c#bad}', ['a', 'b', 'c']],
  ['Which? {=a#good ~b# ~c#}', ['a', 'b', 'c']],
  ['Which? {=C\\# ~C ~C++ #### A \\~ b}', ['C#', 'C', 'C++']],
])('a # in GIFT answers starts feedback: %j', (text, options) => {
  expect(only(text).item).toMatchObject({ options, correctAnswer: 0 });
});

it.each([
  ['an option', 'Unit? {=ampere#yes ~volt#A volt is no current. ~ohm}', ['yes', 'A volt is no current.']],
  [
    'true and false',
    'Ohm is a unit. {T#It is no current.#Yes, of resistance.}',
    ['It is no current.', 'Yes, of resistance.'],
  ],
  ['a short answer', 'Unit? {=ampere#well done =A#the sign}', ['well done', 'the sign']],
  ['a number', 'Ohms? {#=2#from the law}', ['from the law']],
])('feedback on %s of GIFT is named with its words', (_, text, words) => {
  const losses = only(text).losses?.filter((loss) => loss.startsWith('The feedback'));
  expect(losses).toEqual(words.map((each) => `The feedback '${each}' is not kept`));
});
