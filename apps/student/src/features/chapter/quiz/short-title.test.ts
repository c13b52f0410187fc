import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test.each([
  ['Light, chapter test', 'Light', 'Chapter test'],
  ['Light – quick check', 'Light', 'Quick check'],
  ['Board pattern: Light', 'Light', 'Board pattern'],
  ['Light (2), revision', 'Light (2)', 'Revision'],
  ['Lightning round', 'Light', 'Lightning round'],
  ['All about moonlight', 'Light', 'All about moonlight'],
  ['Light and shadow test', 'Light', 'Light and shadow test'],
  ['A test on Light', 'Light', 'A test on Light'],
  ['Light:', 'Light', 'Light:'],
  ['Light', 'Light', 'Light'],
  ['Chapter test', 'Light', 'Chapter test'],
])(
  "the quiz “%s” of the chapter “%s” is called “%s” below the chapter's name",
  (title, chapterName, short) => {
    expect(shortTitle(title, chapterName)).toBe(short);
  },
);
