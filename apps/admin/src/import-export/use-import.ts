import { isUnreachable } from '@repo/client';
import {
  type ImportFormat,
  type ImportKind,
  type ImportOutcome,
  type ImportPreview,
  type ImportSource,
  importFormats,
  type QuestionsTarget,
} from '@repo/contracts/import-export';
import { importTextMaxLength } from '@repo/contracts/limits/admin';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import { importExportCopy } from './import-export-copy.ts';
import { formatOfName, readBase64 } from './read-file.ts';

/** What was given to be imported: a file, or pasted text. */
export type Given = { name: string; source: ImportSource };

function failureText(error: unknown, fallback: string, unsure?: string): string | null {
  if (isSessionRefused(error)) return null;
  return unsure && isUnreachable(error) ? unsure : sentenceOf(error, fallback);
}

/**
 * The state of one import: what is given, its dry run, and the writing. Every given file gets an id of its own, so
 * pressing Import twice, or again after a lost answer, writes once.
 */
export function useImport(kind: ImportKind, chapterId: string, onDone: (outcome: ImportOutcome) => void) {
  const [format, setFormat] = useState<ImportFormat>(importFormats[kind][0]);
  const [isHtml, setIsHtml] = useState<boolean | undefined>(undefined);
  const [given, setGiven] = useState<Given | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const importId = useRef(crypto.randomUUID());
  const isSending = useRef(false);
  const contentChanged = useContentChanged();
  const checking = trpc.content.imports.preview.useMutation();
  const cards = trpc.content.imports.flashcards.useMutation();
  const questions = trpc.content.imports.questions.useMutation();
  const notes = trpc.content.imports.notes.useMutation();

  async function check(next: Given, as: ImportFormat = format, html = isHtml): Promise<void> {
    setError(null);
    setGiven(next);
    importId.current = crypto.randomUUID();
    try {
      setPreview(
        await checking.mutateAsync({
          kind,
          format: as,
          source: next.source,
          ...(html === undefined ? {} : { isHtml: html }),
        }),
      );
    } catch (reason) {
      setPreview(null);
      setError(failureText(reason, importExportCopy.checkFailed));
    }
  }

  async function takeFile(file: File): Promise<void> {
    if (file.size > importTextMaxLength) return setError(importExportCopy.fileTooLarge);
    const known = formatOfName(file.name);
    const fits = known !== null && (importFormats[kind] as readonly string[]).includes(known);
    const as = fits ? known : format;
    setFormat(as);
    try {
      await check({ name: file.name, source: { fileBase64: await readBase64(file) } }, as);
    } catch {
      setError(importExportCopy.unreadable);
    }
  }

  /** Writes what the dry run showed. */
  async function send(into: QuestionsTarget | null): Promise<boolean> {
    if (!given || isSending.current) return false;
    isSending.current = true;
    setError(null);
    const base = { importId: importId.current, chapterId, format, source: given.source };
    const table = { ...base, ...(isHtml === undefined ? {} : { isHtml }) };
    try {
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
    format,
    setFormat,
    isHtml,
    setHtml(next: boolean) {
      setIsHtml(next);
      if (given) void check(given, format, next);
    },
    given,
    preview,
    error,
    setError,
    isChecking: checking.isPending,
    isImporting: cards.isPending || questions.isPending || notes.isPending,
    takeFile,
    takeText: (text: string) => check({ name: importExportCopy.pasted, source: { text } }),
    startOver() {
      setGiven(null);
      setPreview(null);
      setError(null);
    },
    send,
  };
}

export type Import = ReturnType<typeof useImport>;
