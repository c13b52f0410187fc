import type { AssignedColumns } from '@repo/contracts/import-columns';
import type { ImportFormat, ImportKind } from '@repo/contracts/import-export';
import { importTextMaxLength } from '@repo/contracts/limits/admin';
import type { Question } from '@repo/contracts/tests';
import { type BoundedZip, openBoundedZip, ZipTooLargeError } from './bounded-zip.ts';
import { decodeText } from './decode-text.ts';
import { XmlError } from './element-tree.ts';
import { adviceForBytes, adviceForText, fileAdvice, isZip, kindOfZip } from './file-advice.ts';
import type { Table } from './read-table.ts';
import { everyEntry, exchangeMessages, nothingRead, type Reading, type Window } from './reading.ts';
import { xmlRoot } from './xml-root.ts';

/** An opened file: a text, a table, questions of a format that says what it is, or the reason why it is neither. */
export type OpenedFile =
  | { text: string; losses: string[] }
  | { table: Table }
  | { questions: Reading<Question> }
  | { problem: string };

export type FileUse = {
  kind: ImportKind;
  format: ImportFormat;
  window: Window;
  isHtml?: boolean | undefined;
  columns?: AssignedColumns | undefined;
};

const brokenXml = ({ line }: XmlError) => ({ problem: exchangeMessages.xmlBroken(line) });

async function openPackage(
  zip: BoundedZip,
  found: 'qti' | 'h5p',
  { kind, window }: FileUse,
): Promise<OpenedFile> {
  if (kind !== 'questions') return { problem: fileAdvice.onlyQuestions };
  if (found === 'qti') {
    const { readQti } = await import('./qti/read-qti.ts');
    return { questions: await readQti(zip, window) };
  }
  const { readH5p } = await import('./h5p/read-h5p.ts');
  return { questions: await readH5p(zip, window) };
}

async function openZip(bytes: Uint8Array, use: FileUse): Promise<OpenedFile> {
  const { kind, format, isHtml } = use;
  let broken: string = fileAdvice.zipBroken;
  try {
    const zip = await openBoundedZip(bytes);
    const found = kindOfZip(zip.names);
    if (typeof found === 'object') return { problem: found.advice };
    if (found === 'qti' || found === 'h5p') {
      broken = found === 'qti' ? fileAdvice.qtiBroken : fileAdvice.h5pBroken;
      return await openPackage(zip, found, use);
    }
    if (found === 'document')
      return { problem: kind === 'flashcards' ? fileAdvice.documentForCards : fileAdvice.document };
    if (kind === 'notes')
      return { problem: found === 'deck' ? fileAdvice.deckForNotes : fileAdvice.workbookForNotes };
    if (found === 'deck') {
      broken = exchangeMessages.deckBroken;
      if (kind === 'questions') return { problem: fileAdvice.deckForQuestions };
      const { readDeck } = await import('./deck/read-deck.ts');
      return { table: await readDeck(zip, use.window) };
    }
    broken = exchangeMessages.workbookBroken;
    if (format !== 'csv') return { problem: fileAdvice.workbookForText };
    const { readWorkbook } = await import('./workbook/read-workbook.ts');
    // Right options are detected from all rows of a workbook.
    const window = kind === 'questions' ? everyEntry : use.window;
    return { table: await readWorkbook(zip, { use: kind, window, assigned: use.columns }, isHtml) };
  } catch (error) {
    if (error instanceof XmlError) return brokenXml(error);
    return { problem: error instanceof ZipTooLargeError ? exchangeMessages.holdsTooMuch : broken };
  }
}

const roots = ['quiz', 'question', 'assessmentItem', 'qti-assessment-item', 'questestinterop'];
const rootMaxBytes = 10_000;

/** The questions of an XML file that says what it is; null for any other text. */
async function openXml(
  text: string,
  root: string | null,
  { kind, window }: FileUse,
): Promise<OpenedFile | null> {
  if (root === 'assessmentTest' || root === 'qti-assessment-test') return { problem: fileAdvice.qtiTest };
  if (root === null || !roots.includes(root)) return null;
  if (kind !== 'questions') return { problem: fileAdvice.onlyQuestions };
  try {
    if (root === 'quiz' || root === 'question') {
      const { readMoodle } = await import('./moodle/read-moodle.ts');
      return { questions: await readMoodle(root === 'quiz' ? text : `<quiz>${text}</quiz>`, window) };
    }
    if (root === 'questestinterop') {
      const { readOlderQtiFile } = await import('./qti/read-qti1.ts');
      return { questions: await readOlderQtiFile(text, window) };
    }
    const { readQtiItem } = await import('./qti/read-qti.ts');
    return { questions: await readQtiItem(text, window) };
  } catch (error) {
    if (error instanceof XmlError) return brokenXml(error);
    if (error instanceof ZipTooLargeError) return { problem: exchangeMessages.holdsTooMuch };
    throw error;
  }
}

/** Opens a text by its content: XML of a known form, or any text of the chosen form. */
export async function openText(text: string, losses: string[], use: FileUse): Promise<OpenedFile> {
  const found = await openXml(text, xmlRoot(text), use);
  if (found)
    return 'questions' in found
      ? { questions: { ...found.questions, losses: [...losses, ...found.questions.losses] } }
      : found;
  if (use.format === 'moodle') return { questions: nothingRead(fileAdvice.noMoodleXml) };
  if (use.format === 'qti' || use.format === 'h5p') return { problem: fileAdvice.packages[use.format] };
  return { text, losses };
}

/** Opens a file by its content, whatever its name is. */
export async function openFile(bytes: Uint8Array, use: FileUse): Promise<OpenedFile> {
  if (isZip(bytes)) return openZip(bytes, use);
  const advice = adviceForBytes(bytes);
  if (advice) return { problem: advice };
  const root = xmlRoot(decodeText(bytes.subarray(0, rootMaxBytes)).text);
  // Pictures inside XML take more room than texts.
  if (bytes.length > importTextMaxLength && (root === null || !roots.includes(root)))
    return { problem: fileAdvice.textTooLarge };
  const { text, problems, losses } = decodeText(bytes);
  const problem = problems[0] ?? adviceForText(text);
  return problem ? { problem } : openText(text, losses, use);
}
