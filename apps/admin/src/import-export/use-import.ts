import { isUnreachable } from '@repo/client';
import type { AnswerReading } from '@repo/contracts/import-answers';
import type { AssignedColumns } from '@repo/contracts/import-columns';
import {
  type ImportFormat,
  type ImportKind,
  type ImportOutcome,
  type ImportPreview,
  type ImportSource,
  importFormats,
  type QuestionsTarget,
  type TableSeparator,
} from '@repo/contracts/import-export';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { errorCodeOf, isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import { documentCopy } from './document-copy.ts';
import type { DocumentNotice } from './document-notices.ts';
import type { HandedDocument } from './handed-document.ts';
import { importExportCopy } from './import-export-copy.ts';
import { notesOfDocument } from './notes-of-document.ts';
import { formatOfName, isDocumentName, readBase64, sizeFault } from './read-file.ts';
import { useDocument } from './use-document.ts';
import { type ImportChoice, whatComesIn } from './what-comes-in.ts';

/** The input: a file, or pasted text. */
export type Given = { name: string; source: ImportSource; notices?: readonly DocumentNotice[] };

/** How to read the file; undefined fields are detected. */
type Reading = {
  format: ImportFormat;
  isHtml?: boolean | undefined;
  separator?: TableSeparator | undefined;
  answers?: AnswerReading | undefined;
  columns?: AssignedColumns | undefined;
  from?: number | undefined;
};

function failureText(error: unknown, fallback: string, unsure?: string): string | null {
  if (isSessionRefused(error)) return null;
  return unsure && isUnreachable(error) ? unsure : sentenceOf(error, fallback);
}

/** The result of a dry run, with everything its import needs. */
type Shown = { given: Given; reading: Reading; preview: ImportPreview; importId: string };

/** How a possibly imported file was read, and the import id of each part, by its first entry. */
type Sent = { reading: Reading; ids: Map<number, string> };

const atFirst: ImportChoice = { isAgain: false, notWritten: new Set() };

const keyOf = (source: ImportSource) => ('text' in source ? source.text : source.fileBase64);
const firstOf = ({ from }: Reading) => from ?? 1;

/**
 * The state of one import: the input, the dry run, and the import of exactly that dry run. Each dry run has
 * an import id, so that pressing Import twice imports once. After a lost reply, entering the same input again
 * reuses the id and continues after the imported part.
 */
export function useImport(
  kind: ImportKind,
  chapterId: string,
  onDone: (outcome: ImportOutcome) => void,
  onPaper?: (paper: HandedDocument) => void,
) {
  const [reading, setReading] = useState<Reading>({ format: importFormats[kind][0] });
  const [given, setGiven] = useState<Given | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [choice, setChoice] = useState(atFirst);
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const sent = useRef(new Map<string, Sent>());
  const lastCheck = useRef(0);
  const isBusy = useRef(false);
  const documents = useDocument(kind === 'questions' ? 'questions' : 'notes');
  const contentChanged = useContentChanged();
  const checking = trpc.content.imports.preview.useMutation();
  const cards = trpc.content.imports.flashcards.useMutation();
  const questions = trpc.content.imports.questions.useMutation();
  const notes = trpc.content.imports.notes.useMutation();

  function endCheck(): void {
    lastCheck.current += 1;
    isBusy.current = false;
    setIsChecking(false);
  }

  async function check(next: Given, wanted: Reading): Promise<void> {
    const known = sent.current.get(keyOf(next.source));
    const as = known?.reading.format === wanted.format ? { ...known.reading, ...said(wanted) } : wanted;
    setError(null);
    setFileFault(null);
    setGiven(next);
    setReading(as);
    if (known) known.reading = as;
    endCheck();
    const own = lastCheck.current;
    isBusy.current = true;
    setIsChecking(true);
    try {
      const preview = await checking.mutateAsync({ kind, chapterId, source: next.source, ...said(as) });
      if (own !== lastCheck.current) return;
      const importId = known?.ids.get(firstOf(as)) ?? crypto.randomUUID();
      setShown({ given: next, reading: as, preview, importId });
      setChoice(atFirst);
    } catch (reason) {
      if (own !== lastCheck.current) return;
      setShown(null);
      setError(failureText(reason, importExportCopy.checkFailed));
    }
    endCheck();
  }

  /** Questions are shown in a new test, notes as an import of their text. */
  async function takeDocument(file: File): Promise<void> {
    endCheck();
    const own = lastCheck.current;
    const document = await documents.read(file);
    if (!document || own !== lastCheck.current) return;
    if (kind === 'questions') return onPaper?.({ name: file.name, document });
    try {
      const { text, notices } = await notesOfDocument(document, file.name);
      await check({ name: file.name, source: { text }, notices }, { format: reading.format });
    } catch {
      setFileFault(documentCopy.readFailed);
    }
  }

  async function takeFile(file: File): Promise<void> {
    setError(null);
    const fault = sizeFault(file);
    setFileFault(fault);
    if (fault) return setGiven(null);
    if (kind !== 'flashcards' && isDocumentName(file.name)) return takeDocument(file);
    const known = formatOfName(file.name);
    const fits = known !== null && (importFormats[kind] as readonly string[]).includes(known);
    const format = fits ? known : reading.format;
    try {
      await check({ name: file.name, source: { fileBase64: await readBase64(file) } }, { format });
    } catch {
      setFileFault(importExportCopy.unreadable);
    }
  }

  /** Imports what the dry run showed, without invalid entries; `into` is only for questions of a test. */
  async function send(into: QuestionsTarget | null): Promise<boolean> {
    if (!shown || isBusy.current) return false;
    isBusy.current = true;
    setError(null);
    const { preview, importId } = shown;
    const { source } = shown.given;
    const { ids } = sent.current.get(keyOf(source)) ?? { ids: new Map<number, string>() };
    ids.set(firstOf(shown.reading), importId);
    sent.current.set(keyOf(source), { reading: shown.reading, ids });
    const { leaveOut, written } = whatComesIn(preview, choice);
    const { isHtml, separator, answers, columns, ...rest } = said(shown.reading);
    const base = {
      importId,
      chapterId,
      source,
      ...rest,
      ...(leaveOut.length > 0 ? { leaveOut } : {}),
    };
    try {
      const table = { ...base, ...said({ format: rest.format, isHtml, separator }) };
      const outcome =
        kind === 'flashcards'
          ? await cards.mutateAsync(table)
          : kind === 'questions'
            ? await questions.mutateAsync({
                ...table,
                ...said({ format: rest.format, answers, columns }),
                ...(into ? { into } : {}),
                ...(written.length > 0 ? { written } : {}),
              })
            : await notes.mutateAsync(base);
      ids.delete(firstOf(shown.reading));
      isBusy.current = false;
      contentChanged();
      toast.success(outcome.message);
      onDone(outcome);
      return true;
    } catch (reason) {
      // The server imported an earlier try with other choices. The error says so, and a new try gets a new
      // id.
      if (errorCodeOf(reason) === 'CONFLICT') ids.delete(firstOf(shown.reading));
      isBusy.current = false;
      setError(failureText(reason, importExportCopy.importFailed, importExportCopy.importUnsure));
      return false;
    }
  }

  const isImporting = cards.isPending || questions.isPending || notes.isPending;
  return {
    format: reading.format,
    setFormat(format: ImportFormat) {
      setGiven(null);
      setReading({ format });
    },
    /** Reads the input again with other settings. */
    reread(change: Omit<Reading, 'format'>) {
      if (given && !isBusy.current) void check(given, { ...reading, ...change });
    },
    given,
    /** The entry where a failed read continues; null at the start. */
    goesOnWith: given && firstOf(reading) > 1 ? firstOf(reading) : null,
    /** Retries a failed read. */
    recheck() {
      if (given) void check(given, reading);
    },
    preview: shown?.preview ?? null,
    choice,
    setIsAgain: (isAgain: boolean) => setChoice((now) => ({ ...now, isAgain })),
    /** Whether to import these entries as written questions. */
    setWritten(numbers: readonly number[], isWanted: boolean) {
      setChoice(({ isAgain, notWritten }) => {
        const others = [...notWritten].filter((n) => !numbers.includes(n));
        return { isAgain, notWritten: new Set(isWanted ? others : [...others, ...numbers]) };
      });
    },
    error: error ?? fileFault ?? documents.error,
    /** Sets the error for missing input; a file's own errors take precedence. */
    setError,
    isChecking: isChecking || documents.isReading,
    isImporting,
    isBusy: isChecking || isImporting || documents.isReading,
    takeFile,
    takeText: (text: string) =>
      check({ name: importExportCopy.pasted, source: { text } }, { format: reading.format }),
    hasFileFault: (fileFault ?? documents.error) !== null,
    startOver() {
      if (isImporting) return;
      endCheck();
      setGiven(null);
      setShown(null);
      setError(null);
    },
    send,
  };
}

/** The defined settings; the others are detected. */
function said<T extends Reading>(reading: T): Reading {
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined)) as Reading;
}

export type Import = ReturnType<typeof useImport>;
