import type { DocumentReply } from '@repo/contracts/import-document';
import { atom } from 'jotai';

/** A question paper that was read, and the name of its file. */
export type HandedDocument = { name: string; document: DocumentReply };

/** From the import dialog to the list of tests, which shows its questions in a new test. */
export const handedDocumentAtom = atom<HandedDocument | null>(null);
