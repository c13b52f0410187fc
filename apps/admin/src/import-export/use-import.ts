import { isUnreachable } from '@repo/client';
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
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import { importExportCopy } from './import-export-copy.ts';
import { formatOfName, readBase64, sizeFault } from './read-file.ts';

/** What was given to be imported: a file, or pasted text. */
export type Given = { name: string; source: ImportSource };

/** How the file is to be read; what is undefined is found in it. */
type Reading = {
  format: ImportFormat;
  isHtml?: boolean | undefined;
  separator?: TableSeparator | undefined;
  from?: number | undefined;
};

function failureText(error: unknown, fallback: string, unsure?: string): string | null {
  if (isSessionRefused(error)) return null;
  return unsure && isUnreachable(error) ? unsure : sentenceOf(error, fallback);
}

/**
 * The state of one import: what is given, its dry run, and the writing. Every dry run gets an id of its own, so pressing
 * Import twice, or again after a lost answer, writes once.
 */
export function useImport(kind: ImportKind, chapterId: string, onDone: (outcome: ImportOutcome) => void) {
  const [reading, setReading] = useState<Reading>({ format: importFormats[kind][0] });
  const [given, setGiven] = useState<Given | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const importId = useRef(crypto.randomUUID());
  const isSending = useRef(false);
  const contentChanged = useContentChanged();
  const checking = trpc.content.imports.preview.useMutation();
  const cards = trpc.content.imports.flashcards.useMutation();
  const questions = trpc.content.imports.questions.useMutation();
  const notes = trpc.content.imports.notes.useMutation();

  async function check(next: Given, as: Reading): Promise<void> {
    setError(null);
    setFileFault(null);
    setGiven(next);
    setReading(as);
    importId.current = crypto.randomUUID();
    try {
      setPreview(await checking.mutateAsync({ kind, source: next.source, ...said(as) }));
    } catch (reason) {
      setPreview(null);
      setError(failureText(reason, importExportCopy.checkFailed));
    }
  }

  async function takeFile(file: File): Promise<void> {
    setError(null);
    const fault = sizeFault(file);
    setFileFault(fault);
    if (fault) return;
    const known = formatOfName(file.name);
    const fits = known !== null && (importFormats[kind] as readonly string[]).includes(known);
    const format = fits ? known : reading.format;
    try {
      await check({ name: file.name, source: { fileBase64: await readBase64(file) } }, { format });
    } catch {
      setFileFault(importExportCopy.unreadable);
    }
  }

  /** Writes what the dry run showed, without what is not right. */
  async function send(into: QuestionsTarget | null): Promise<boolean> {
    if (!given || !preview || isSending.current) return false;
    isSending.current = true;
    setError(null);
    const leaveOut = preview.rows.flatMap(({ n, problems }) => (problems.length > 0 ? [n] : []));
    const { isHtml, separator, ...rest } = said(reading);
    const base = {
      importId: importId.current,
      chapterId,
      source: given.source,
      ...rest,
      ...(leaveOut.length > 0 ? { leaveOut } : {}),
    };
    try {
      const table = { ...base, ...said({ format: reading.format, isHtml, separator }) };
      const outcome =
        kind === 'flashcards'
          ? await cards.mutateAsync(table)
          : kind === 'questions' && into
            ? await questions.mutateAsync({ ...table, into })
            : await notes.mutateAsync(base);
      contentChanged();
      toast.success(outcome.message);
      onDone(outcome);
      return true;
    } catch (reason) {
      setError(failureText(reason, importExportCopy.importFailed, importExportCopy.importUnsure));
      return false;
    } finally {
      isSending.current = false;
    }
  }

  return {
    format: reading.format,
    setFormat: (format: ImportFormat) => setReading({ format }),
    /** Reads what is given once more, in another way. */
    reread(change: Omit<Reading, 'format'>) {
      if (given) void check(given, { ...reading, ...change });
    },
    given,
    preview,
    error: error ?? fileFault,
    /** For what was not given at all: what is wrong with a file says more. */
    setError,
    isChecking: checking.isPending,
    isImporting: cards.isPending || questions.isPending || notes.isPending,
    takeFile,
    takeText: (text: string) =>
      check({ name: importExportCopy.pasted, source: { text } }, { format: reading.format }),
    hasFileFault: fileFault !== null,
    startOver() {
      setGiven(null);
      setPreview(null);
      setError(null);
    },
    send,
  };
}

/** What is said of the reading; what is not is left to the file. */
function said<T extends Reading>(reading: T): Reading {
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined)) as Reading;
}

export type Import = ReturnType<typeof useImport>;
