import { expect, it } from 'vitest';
import { decodeText, readCards, writeCards } from '#src/exchange/index.ts';

const words = ['In Anki, {{c1::word}} is a gap', 'a [latex]x[/latex] b', 'press [sound:a.mp3] here'];

it.each(words)('the card reader keeps %j unchanged in our own exports', (text) => {
  const cards = [
    { question: 'Which?', answer: text, difficulty: 'easy' as const },
    { question: text, answer: 'This', difficulty: 'hard' as const },
  ];
  const { rows } = readCards(decodeText(Buffer.from(writeCards(cards))).text);
  expect(rows.map(({ item }) => item)).toEqual(cards);
  expect(rows.flatMap(({ losses }) => losses)).toEqual([]);
});

it.each(words)('the card reader reads %j as Anki markup in files of other programs', (text) => {
  const [row] = readCards(`Front\tBack\nWhich?\t${text}\n`).rows;
  expect(row?.item?.answer).not.toBe(text);
  const [html] = readCards(`question,answer,difficulty\nWhich?,"${text}",easy\n`, true).rows;
  expect(html?.item?.answer).not.toBe(text);
});
