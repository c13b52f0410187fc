import { expect, it } from 'vitest';
import { placeAfter } from '#src/markup-editor/text-insertion.ts';

const place = (from: number, to = from) => ({ from, to });

it.each([
  ['what is written before it moves it', place(3), 'Of  it', 'Out of  it', place(7)],
  ['what is written behind it does not', place(3), 'Of  it', 'Of  it all', place(3)],
  ['nor what is written at it', place(3), 'Of  it', 'Of x it', place(3)],
  ['what was cut before it moves it back', place(7), 'Out of  it', 'Of  it', place(3)],
  ['a selection moves as a whole', place(3, 5), 'Of it', 'Out of it', place(7, 9)],
  ['a text that was emptied has its place at the start', place(3, 5), 'Of it', '', place(0)],
])('%s', (_, before, text, now, after) => expect(placeAfter(before, text, now)).toEqual(after));
