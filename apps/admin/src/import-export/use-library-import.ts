import { isUnreachable } from '@repo/client';
import type { LibraryPreview } from '@repo/contracts/import-library';
import { libraryZipMaxBytes } from '@repo/contracts/limits/admin';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import { copy } from './library-copy.ts';
import { readBase64 } from './read-file.ts';

/** The import of a whole library: its file, the dry run, the import. Idempotent for the same file. */
export function useLibraryImport(onDone: () => void) {
  const [preview, setPreview] = useState<LibraryPreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const zip = useRef('');
  const importId = useRef('');
  const isSending = useRef(false);
  const contentChanged = useContentChanged();
  const checking = trpc.content.imports.previewLibrary.useMutation();
  const adding = trpc.content.imports.library.useMutation();
  const say = (reason: unknown, fallback: string, unsure = fallback) => {
    if (isSessionRefused(reason)) return;
    setError(isUnreachable(reason) ? unsure : sentenceOf(reason, fallback));
  };

  async function takeFile(file: File): Promise<void> {
    const id = crypto.randomUUID();
    importId.current = id;
    setError(null);
    setPreview(null);
    if (file.size > libraryZipMaxBytes) return setError(copy.tooLarge);
    try {
      const zipBase64 = await readBase64(file);
      if (importId.current !== id) return;
      zip.current = zipBase64;
    } catch {
      return setError(copy.unreadable);
    }
    try {
      const found = await checking.mutateAsync({ zipBase64: zip.current });
      // Another file may have been chosen meanwhile.
      if (importId.current === id) setPreview(found);
    } catch (reason) {
      if (importId.current === id) say(reason, copy.checkFailed);
    }
  }

  /** Adds all chapters, or only missing ones if some exist. */
  async function add(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setError(null);
    try {
      const onlyMissing = preview?.canImport ? {} : { onlyMissing: true };
      const { message } = await adding.mutateAsync({
        importId: importId.current,
        zipBase64: zip.current,
        ...onlyMissing,
      });
      contentChanged();
      toast.success(message);
      onDone();
    } catch (reason) {
      say(reason, copy.failed, copy.unsure);
    } finally {
      isSending.current = false;
    }
  }

  return {
    preview,
    error,
    isChecking: checking.isPending,
    isAdding: adding.isPending,
    takeFile,
    add,
    startOver() {
      setPreview(null);
      setError(null);
    },
  };
}
