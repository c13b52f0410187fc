import { expect, it } from 'vitest';
import { placeAfter } from '#src/markup-editor/text-insertion.ts';

const place = (from: number, to = from) => ({ from, to });

it.each([
  ['text inserted before it moves it', place(3), 'Of  it', 'Out of  it', place(7)],
  ['text inserted behind it does not move it', place(3), 'Of  it', 'Of  it all', place(3)],
  ['text inserted at its position does not move it', place(3), 'Of  it', 'Of x it', place(3)],
  ['text removed before it moves it back', place(7), 'Out of  it', 'Of  it', place(3)],
  ['both of its ends move', place(3, 5), 'Of it', 'Out of it', place(7, 9)],
  ['emptying the text moves it to the start', place(3, 5), 'Of it', '', place(0)],
])('a stored selection in a text: %s', (_, before, text, now, after) =>
  expect(placeAfter(before, text, now)).toEqual(after),
);
