import { markupEditorCopy } from './markup-editor-copy.ts';

/** How often a paste lost or changed something, by kind; the words it left out. */
export type PasteLosses = Record<Exclude<Loss, WordLoss>, number> & Record<WordLoss, string[]>;

/** What a teacher reads about one kind of loss. */
export type PasteNote = { kind: Loss; text: string };

/** The result of copied HTML, and what was lost. */
export type ReadHtml = { text: string; notes: readonly PasteNote[] };

const losses = [
  'pictures',
  'formulas',
  'textBoxes',
  'others',
  'tables',
  'mergedCells',
  'cellLines',
  'raised',
  'raisedWords',
  'links',
  'underlined',
  'hidden',
  'struck',
  'signFonts',
  'deepLists',
  'letteredLists',
] as const;
type Loss = (typeof losses)[number];
type WordLoss = 'hidden' | 'struck';

/** What a block of HTML lost or changed, with its first words. */
export type PlacedLoss = { kind: Loss; count: number; words: string };

export const noLosses = (): PasteLosses => ({
  pictures: 0,
  formulas: 0,
  textBoxes: 0,
  others: 0,
  tables: 0,
  mergedCells: 0,
  cellLines: 0,
  raised: 0,
  raisedWords: 0,
  links: 0,
  underlined: 0,
  hidden: [],
  struck: [],
  signFonts: 0,
  deepLists: 0,
  letteredLists: 0,
});

const countOf = (found: PasteLosses, kind: Loss) => {
  const lost = found[kind];
  return typeof lost === 'number' ? lost : lost.length;
};

/** The losses of one block. */
export const placedLosses = (found: PasteLosses, words: string): PlacedLoss[] =>
  losses.flatMap((kind) => {
    const count = countOf(found, kind);
    return count > 0 ? [{ kind, count, words }] : [];
  });

/** One note per kind, losses before changes; empty if there were none. */
export const lossNotes = (found: PasteLosses): PasteNote[] =>
  losses.flatMap((kind) => {
    const count = countOf(found, kind);
    if (count === 0) return [];
    const lost = found[kind];
    const words = typeof lost === 'number' ? [] : lost;
    return [{ kind, text: markupEditorCopy.pasted[kind](count, words) }];
  });
