import type { DocumentReply } from '@repo/contracts/import-document';
import { atom } from 'jotai';

/** A question paper read from a file, and the file's name. */
export type HandedDocument = { name: string; document: DocumentReply };

/** Set by the import dialog; the list of tests shows the questions in a new test. */
export const handedDocumentAtom = atom<HandedDocument | null>(null);
