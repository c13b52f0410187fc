import type { DocumentUse } from '@repo/contracts/import-document';
import { openBoundedZip, ZipTooLargeError } from '../bounded-zip.ts';
import { adviceForBytes, adviceForText, fileAdvice, isZip, kindOfZip } from '../file-advice.ts';
import { exchangeMessages } from '../reading.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

/** Four times the text of an import, for its tags. */
const htmlMaxLength = 4_000_000;
const hasContent = /<figure|<math|>[^<\s]/;

/** Reads a Word document, or says what to do with another file. */
export async function openDocument(
  bytes: Uint8Array,
  use: DocumentUse,
): Promise<ReadDocument | { error: string }> {
  if (!isZip(bytes)) {
    const text = Buffer.from(bytes.subarray(0, 2_000)).toString();
    return { error: adviceForBytes(bytes) ?? adviceForText(text) ?? fileAdvice.noDocument };
  }
  try {
    const zip = await openBoundedZip(bytes);
    const found = kindOfZip(zip.names);
    if (typeof found === 'object' && found.advice !== fileAdvice.otherZip) return { error: found.advice };
    if (found !== 'document') return { error: fileAdvice.noDocument };
    const read = await readDocument(zip, use);
    if (read.html.length > htmlMaxLength) return { error: exchangeMessages.holdsTooMuch };
    if (hasContent.test(read.html)) return read;
    const isInBoxes = read.losses.some(({ kind }) => kind === 'textBoxes' || kind === 'drawings');
    return { error: isInBoxes ? fileAdvice.documentBoxes : fileAdvice.documentEmpty };
  } catch (error) {
    const isTooLarge = error instanceof ZipTooLargeError;
    return { error: isTooLarge ? exchangeMessages.holdsTooMuch : fileAdvice.documentBroken };
  }
}
