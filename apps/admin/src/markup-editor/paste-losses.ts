import { markupEditorCopy } from './markup-editor-copy.ts';

/** What a paste could not bring along or brought in another form, each with how often. */
export type PasteLosses = Record<Loss, number>;

/** What copied HTML became, and in sentences what it could not bring along. */
export type ReadHtml = { text: string; sentences: readonly string[] };

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
] as const;
type Loss = (typeof losses)[number];

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
});

/** One sentence for each, what is missing before what was changed; empty when the paste is as it was. */
export const lossSentences = (found: PasteLosses): string[] =>
  losses.flatMap((loss) => (found[loss] > 0 ? [markupEditorCopy.pasted[loss](found[loss])] : []));
