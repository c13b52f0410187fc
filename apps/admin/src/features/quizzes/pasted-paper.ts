import { type DocumentReply, documentGaps } from '@repo/contracts/import-document';
import { type DocumentNotice, noticesOf } from '#src/import-export/document-notices.ts';
import { asPlain, loadHtmlReader, readCopiedHtml } from '#src/markup-editor/html-reader.ts';
import type { ReadHtml } from '#src/markup-editor/paste-losses.ts';
import { needsMarkup } from '#src/markup-editor/pasted-markup.ts';
import { parsePastedQuestions } from './pasted-questions.ts';

const countIn = (text: string) => parsePastedQuestions(text).questions.length;

/**
 * Whether the plain text of a copied paper would mean something else; browsers copy lists without their
 * numbers.
 */
export const needsHtml = (html: string): boolean => needsMarkup(html) || /<ol[\s>]/i.test(html);

/**
 * The lines of a copied question paper: from its HTML if its plain text would mean something else
 * (superscripts, tables), unless only the plain text contains questions.
 */
export async function readPaper(html: string, plain: string): Promise<ReadHtml> {
  if (!needsHtml(html)) return { text: plain, notes: [] };
  const read = await readCopiedHtml(html, plain, ({ linesOfHtml }) => linesOfHtml);
  return countIn(read.text) < countIn(plain) ? asPlain(plain) : read;
}

/** The lines of a question paper in Word, and what differs from the document. */
export async function readDocumentPaper(
  document: DocumentReply,
): Promise<{ text: string; notices: DocumentNotice[] }> {
  const { linesOfHtml, lossesByBlock } = await loadHtmlReader();
  // Remove these backslashes: the paper reader doesn't need them, and the teacher sees this text.
  const text = linesOfHtml(document.html)
    .text.replaceAll(documentGaps.tab, '\t')
    .replaceAll(documentGaps.space, ' ')
    .replaceAll(/^(\d{1,3})\\(?=[.)])/gm, '$1')
    .replaceAll(/(?:\\_){3,}/g, (gap) => gap.replaceAll('\\', ''));
  return { text, notices: noticesOf(document, lossesByBlock(document.html, true), 'questions') };
}
