import { type ImportFormat, packedImportMaxBytes } from '@repo/contracts/import-export';
import { importTextMaxLength } from '@repo/contracts/limits/admin';
import { saveBlob } from '@repo/ui/save-blob';
import { documentCopy } from './document-copy.ts';
import { importExportCopy } from './import-export-copy.ts';

/** The bytes of a file in base64. Rejects if the file is unreadable, for example because it was moved. */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}

const endings: Record<string, ImportFormat> = {
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'csv',
  apkg: 'csv',
  colpkg: 'csv',
  xml: 'moodle',
  zip: 'qti',
  h5p: 'h5p',
  gift: 'gift',
  aiken: 'aiken',
  md: 'markdown',
  markdown: 'markdown',
};

/** The format suggested by a file's name; null if unknown. */
export function formatOfName(name: string): ImportFormat | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return endings[ending] ?? null;
}

/** Whether a file is a document by its name; PDFs and other programs' documents get advice. */
export const isDocumentName = (name: string): boolean => /\.(?:docx?|docm|dotx|odt|rtf|pdf)$/i.test(name);

/** The file types for file choosers. */
export const documentTypes = '.docx,.docm,.doc,.odt,.rtf,.pdf';

/** The error for a file that is too large, or null. */
export function sizeFault({ name, size }: File): string | null {
  if (isDocumentName(name)) return size > packedImportMaxBytes ? documentCopy.tooLarge : null;
  const isPacked = /\.(xlsx|apkg|colpkg|xml|zip|h5p)$/i.test(name);
  if (isPacked) return size > packedImportMaxBytes ? importExportCopy.packedTooLarge : null;
  return size > importTextMaxLength ? importExportCopy.fileTooLarge : null;
}

/** Starts a download of the file. */
export function saveFile({
  fileName,
  mediaType,
  fileBase64,
}: {
  fileName: string;
  mediaType: string;
  fileBase64: string;
}) {
  const bytes = Uint8Array.from(atob(fileBase64), (sign) => sign.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: mediaType }));
}
