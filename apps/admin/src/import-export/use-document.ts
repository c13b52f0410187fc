import type { DocumentReply, DocumentUse } from '@repo/contracts/import-document';
import { packedImportMaxBytes } from '@repo/contracts/import-export';
import { useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { documentCopy } from './document-copy.ts';
import { importExportCopy } from './import-export-copy.ts';
import { readBase64 } from './read-file.ts';

/** Reads Word documents; `read` answers null if that failed, with the reason in `error`. */
export function useDocument(use: DocumentUse) {
  const { mutateAsync, isPending } = trpc.content.imports.document.useMutation();
  const [error, setError] = useState<string | null>(null);
  const failed = (reason: string | null): null => {
    setError(reason);
    return null;
  };
  return {
    error,
    isReading: isPending,
    async read(file: File): Promise<DocumentReply | null> {
      setError(null);
      if (file.size > packedImportMaxBytes) return failed(documentCopy.tooLarge);
      const fileBase64 = await readBase64(file).catch(() => null);
      if (fileBase64 === null) return failed(importExportCopy.unreadable);
      try {
        return await mutateAsync({ use, fileBase64 });
      } catch (reason) {
        return failed(isSessionRefused(reason) ? null : sentenceOf(reason, documentCopy.readFailed));
      }
    },
  };
}
