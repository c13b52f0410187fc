import { markupEditorCopy } from './markup-editor-copy.ts';

/** How often a paste lost or changed something, by kind. */
export type PasteLosses = Record<Loss, number>;

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
  'struck',
  'signFonts',
  'deepLists',
  'letteredLists',
] as const;
type Loss = (typeof losses)[number];

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
  struck: 0,
  signFonts: 0,
  deepLists: 0,
  letteredLists: 0,
});

/** The losses of one block. */
export const placedLosses = (found: PasteLosses, words: string): PlacedLoss[] =>
  losses.flatMap((kind) => (found[kind] > 0 ? [{ kind, count: found[kind], words }] : []));

/** One note per kind, losses before changes; empty if there were none. */
export const lossNotes = (found: PasteLosses): PasteNote[] =>
  losses.flatMap((kind) =>
    found[kind] > 0 ? [{ kind, text: markupEditorCopy.pasted[kind](found[kind]) }] : [],
  );
