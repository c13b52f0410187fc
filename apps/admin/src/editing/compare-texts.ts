import { diffWordsWithSpace } from 'diff';
import { readableText } from './readable-text.ts';

/** A piece of a text, and whether the other text lacks it. */
export type Piece = { text: string; isOnlyHere: boolean };
export type Compared = { theirs: Piece[]; mine: Piece[] };

/** Two long texts without a word in common would take minutes; then nothing is marked. */
const timeoutMs = 500;

function compare(theirs: string, mine: string): Compared {
  const changes = diffWordsWithSpace(theirs, mine, { timeout: timeoutMs });
  if (!changes)
    return {
      theirs: [{ text: theirs, isOnlyHere: false }],
      mine: [{ text: mine, isOnlyHere: false }],
    };
  return {
    theirs: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isOnlyHere: removed })),
    mine: changes
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isOnlyHere: added })),
  };
}

/** What is in one of the texts alone, word by word. Of markup the words are shown, unless its signs alone differ. */
export function compareTexts(theirs: string, mine: string, isMarkup: boolean): Compared {
  if (isMarkup) {
    const [readTheirs, readMine] = [readableText(theirs), readableText(mine)];
    if (readTheirs !== readMine) return compare(readTheirs, readMine);
  }
  return compare(theirs, mine);
}
