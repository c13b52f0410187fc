import { z } from 'zod';
import { base64, packedImportMaxBytes } from './import-export.ts';

/** Reading a Word document for an import: the reader of pasted HTML makes questions or notes of it. */

export const documentUses = ['questions', 'notes'] as const;
export type DocumentUse = (typeof documentUses)[number];

/** Placeholders for tabs and repeated spaces, because HTML collapses whitespace. */
export const documentGaps = { tab: '\u2003', space: '\u2002' } as const;

/** What a document may hold that is left out or changed. */
export const documentLossKinds = [
  'pictures',
  'linkedPictures',
  'manyPictures',
  'croppedPictures',
  'undescribedPictures',
  'tablePictures',
  'drawings',
  'textBoxes',
  'formulas',
  'embedded',
  'footnotes',
  'comments',
  'hidden',
  'tracked',
  'edges',
  'contents',
  'links',
  'highlighted',
  'colored',
  'underlined',
  'struck',
  'signFonts',
] as const;
export type DocumentLossKind = (typeof documentLossKinds)[number];

const documentLoss = z.object({ kind: z.enum(documentLossKinds), words: z.string() });
export type DocumentLoss = z.infer<typeof documentLoss>;

export const readDocumentInput = z.object({
  use: z.enum(documentUses),
  fileBase64: base64(packedImportMaxBytes),
});
export type ReadDocumentInput = z.infer<typeof readDocumentInput>;

/** A document as HTML like that of a copy from Word, with its pictures stored as figures. */
export const documentReply = z.object({ html: z.string(), losses: z.array(documentLoss) });
export type DocumentReply = z.infer<typeof documentReply>;
