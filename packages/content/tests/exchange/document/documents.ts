import { openDocument } from '#src/exchange/document/open-document.ts';
import { type MadeDocument, makeDocument } from '#src/testing/make-document.ts';

/** Reads a document with these parts. */
export async function read(made: MadeDocument, use: 'questions' | 'notes' = 'questions') {
  const answer = await openDocument(makeDocument(made), use);
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/** The lines of a document's HTML without tags. */
export async function linesOf(made: MadeDocument, use: 'questions' | 'notes' = 'questions') {
  const { html } = await read(made, use);
  return html
    .split(/<\/(?:p|h\d|figure)>/)
    .map((line) => line.replaceAll(/<[^>]*>/g, '').trim())
    .filter((line) => line !== '');
}
