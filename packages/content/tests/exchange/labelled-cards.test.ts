import { expect, it } from 'vitest';
import { readCards } from '#src/exchange/index.ts';

const read = (text: string) => {
  const { rows, problems } = readCards(text);
  return { problems, cards: rows.map(({ item }) => item && [item.question, item.answer]) };
};
const cards = [
  ['Lens?', 'glass, curved'],
  ['Ray?', 'line'],
];

it.each([
  ['Q: ', 'A: ', ''],
  ['Q: ', 'A: ', '\n'],
  ['**Q:** ', '**A:** ', '\n'],
  ['- Question: ', '- Answer: ', ''],
  ['Q. ', 'Ans. ', ''],
  ['Ques - ', 'Ans - ', ''],
  ['प्रश्न: ', 'उत्तर: ', ''],
])(
  'cards with a label before each side are read with the labels %j and %j and %j between cards',
  (question, answer, between) => {
    const text = cards.map(([asked, said]) => `${question}${asked}\n${answer}${said}\n`).join(between);
    expect(read(text)).toEqual({ problems: [], cards });
  },
);

it('cards with a label before each side may have a number in each label, and several lines', () => {
  expect(read('Q1. Two\nlines?\nAns: glass,\ncurved\n\nQ2) Ray?\nAns. line\n').cards).toEqual([
    ['Two\nlines?', 'glass,\ncurved'],
    cards[1],
  ]);
});

it('cards with a label before each side are rejected one by one if a side is missing', () => {
  expect(read('Q: Lens?\nA: glass, curved\nQ: Prism?\nQ: Ray?\nA: line\n').cards).toEqual([
    cards[0],
    null,
    cards[1],
  ]);
  const [row] = readCards('Q: Lens?\nA: glass\nA: curved\nQ: Ray?\nA: line\n').rows;
  expect(row).toMatchObject({
    line: 1,
    problems: ['There are two answers to one question: put them into one line'],
    source: 'Q: Lens?\nA: glass\nA: curved',
  });
});

it('cards with a label before each side cause a warning of a line after an answer that may be a heading', () => {
  const { rows } = readCards('Q: Lens?\nA: glass\n\nChapter 2\nQ: Ray?\nA: line\nHint: straight\n');
  expect(rows[0]?.item?.answer).toBe('glass\n\nChapter 2');
  expect(rows[0]?.losses).toEqual([
    'Line 4 is read as part of the answer above it: if it is none, take it out',
  ]);
  expect(rows[1]?.losses[0]).toContain('Line 7 is read as part of the answer');
});

it.each([
  ['Q1. Unit?\nA. volt\nB. ohm\n'],
  ['Q: Lens?\tA: glass\nQ: Ray?\tA: line\n'],
  ['Q. no,Question,Answer\n1,Lens?,glass\n'],
  ['Question,Answer\nA: what?,a letter\n'],
  ['q1. What? - glass\nA: B :: C: ? - no\nH2O - water\nRay - line\nLamp - bulb\n'],
])('cards with a label before each side are not suspected in %j', (text) => {
  expect(readCards(text).form?.separator).not.toBeNull();
});

it.each([
  [':', '- **Lens:** glass\n- **Ray:** light\n- **Lamp:** bulb\n'],
  ['-', 'H2O-Water\nCO2-Carbon dioxide\nNaCl-Salt\n'],
  ['-', 'H2O-Water\n'],
  ['=', 'H2O=Water\nNaCl=Salt\n'],
  [':', 'Lens :glass\nRay :line\n'],
  ['–', 'लेंस–काँच\nकिरण–रेखा\n'],
  ['- – —', 'Lens - glass\nRay – line\nLamp — bulb\n'],
])(
  'a card list that uses another separator than a comma is rejected with a message that names the separator: %s in %j',
  (sign, text) => {
    expect(read(text).problems).toEqual([
      `Most lines have '${sign}' between two texts. Replace it by a tab or a semicolon, or choose what else is between the columns`,
    ]);
  },
);

it.each([
  ['Lens?,glass,1\nRay?,line,2', 'numbers'],
  ['Lens?,glass,HOTS\nRay?,line,LOTS', 'skills'],
  ['Lens?,glass,Apply\nRay?,line,Remember', 'levels of Bloom'],
])('the card reader replaces unknown difficulties by medium with a notice: %j', (lines) => {
  const { rows } = readCards(`Question,Answer,Difficulty\n${lines}\n`);
  expect(rows.map(({ item, losses }) => [item?.difficulty, losses.length])).toEqual([
    ['medium', 1],
    ['medium', 1],
  ]);
  const [torn] = readCards('Question,Answer,Difficulty\nHow many?,2,5\nRay?,line,easy\n').rows;
  expect(torn?.item).toBeNull();
});

it('the card reader reports a third cell without a column name on each card', () => {
  const { rows } = readCards('Lens,glass,curved\nRay,light,straight\nLamp,bulb,bright\n');
  expect(rows.map(({ losses }) => losses)).toEqual(
    ['curved', 'straight', 'bright'].map((word) => [`The cell '3' says '${word}', which is not kept`]),
  );
});

it.each([
  ['आसान', 'मध्यम', 'कठिन'],
  ['E', 'M', 'D'],
  ['e', 'm', 'H'],
])('the card reader understands the difficulties %s, %s and %s', (...words) => {
  const lines = words.map((word, at) => `Lens ${at}?,glass,${word}`).join('\n');
  const { rows } = readCards(`Question,Answer,Difficulty\n${lines}\n`);
  expect(rows.map(({ item, losses }) => [item?.difficulty, losses])).toEqual(
    ['easy', 'medium', 'hard'].map((difficulty) => [difficulty, []]),
  );
});

it.each([
  'Roman for 500?,write, D\nRay?,light,M\nLamp?,bulb,E',
  'Roman for, 500?,D',
  'Roman for,500?,D\nRay?,light,easy',
])('the card reader does not take a letter that may be an answer for a difficulty: %j', (lines) => {
  expect(readCards(`Question,Answer,Difficulty\n${lines}\n`).rows[0]?.item).toBeNull();
});

it('the card reader recognizes cards with the labels Q. and A.', () => {
  const { rows } = readCards('Q. Lens?\nA. glass\n\nQ. Ray?\nA. light\n');
  expect(rows.map(({ item }) => [item?.question, item?.answer])).toEqual([
    ['Lens?', 'glass'],
    ['Ray?', 'light'],
  ]);
  const [named] = readCards('Q. Who led?\nAns. Dr\nA. P. J. Kalam\n').rows;
  expect(named?.item?.answer).toBe('Dr\nA. P. J. Kalam');
});

it('the card reader reports a picture in the image column of a card', () => {
  const { rows } = readCards('Question,Answer,Image\nLens?,glass,\nRay?,light,ray.png\n');
  expect(rows.map(({ problems, losses }) => [...problems, ...losses])).toEqual([
    [],
    ["The cell 'Image' says 'ray.png', which is not kept"],
  ]);
});
