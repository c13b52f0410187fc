import type { ImportFormat, ImportKind } from '@repo/contracts/import-export';
import { importTextMaxLength } from '@repo/contracts/limits/admin';
import { openBoundedZip, ZipTooLargeError } from './bounded-zip.ts';
import { decodeText } from './decode-text.ts';
import { adviceForBytes, adviceForText, fileAdvice, isZip, kindOfZip } from './file-advice.ts';
import type { Table } from './read-table.ts';
import { exchangeMessages, type Window } from './reading.ts';

/** An opened file: a text, a table, or the reason why it is neither. */
export type OpenedFile = { text: string; losses: string[] } | { table: Table } | { problem: string };

export type FileUse = {
  kind: ImportKind;
  format: ImportFormat;
  window: Window;
  isHtml?: boolean | undefined;
};

async function openZip(bytes: Uint8Array, { kind, format, window, isHtml }: FileUse): Promise<OpenedFile> {
  let broken: string = fileAdvice.notText;
  try {
    const zip = await openBoundedZip(bytes);
    const found = kindOfZip(zip.names);
    if (typeof found === 'object') return { problem: found.advice };
    if (found === 'document')
      return { problem: kind === 'flashcards' ? fileAdvice.documentForCards : fileAdvice.document };
    if (kind === 'notes')
      return { problem: found === 'deck' ? fileAdvice.deckForNotes : fileAdvice.workbookForNotes };
    if (found === 'deck') {
      broken = exchangeMessages.deckBroken;
      if (kind === 'questions') return { problem: fileAdvice.deckForQuestions };
      const { readDeck } = await import('./deck/read-deck.ts');
      return { table: await readDeck(zip, window) };
    }
    broken = exchangeMessages.workbookBroken;
    if (format !== 'csv') return { problem: fileAdvice.workbookForText };
    const { readWorkbook } = await import('./workbook/read-workbook.ts');
    return { table: await readWorkbook(zip, kind, window, isHtml) };
  } catch (error) {
    return { problem: error instanceof ZipTooLargeError ? exchangeMessages.holdsTooMuch : broken };
  }
}

/** Opens a file by its content, whatever its name is. */
export async function openFile(bytes: Uint8Array, use: FileUse): Promise<OpenedFile> {
  if (isZip(bytes)) return openZip(bytes, use);
  const advice = adviceForBytes(bytes);
  if (advice) return { problem: advice };
  if (bytes.length > importTextMaxLength) return { problem: fileAdvice.textTooLarge };
  const { text, problems, losses } = decodeText(bytes);
  const problem = problems[0] ?? adviceForText(text);
  return problem ? { problem } : { text, losses };
}
