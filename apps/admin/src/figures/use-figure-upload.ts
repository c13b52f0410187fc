import { failureOf } from '@repo/client';
import type { StoredFigure } from '@repo/contracts/content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { fileProblem, wordsOfFile } from './figure-file.ts';
import { figuresCopy } from './figures-copy.ts';

/** State of the upload: `refused` when a retry can't help. */
export type Upload =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'stored'; figure: StoredFigure }
  | { kind: 'failed'; reason: string }
  | { kind: 'refused'; reason: string };

/** The server rejected the file. */
const refusals = new Set<unknown>([400, 413, 415, 422]);

/** Sends a file as soon as it is chosen, and keeps it for retries until it is stored. */
export function useFigureUpload(first: File | null) {
  const { mutateAsync } = trpc.content.figures.upload.useMutation();
  const [upload, setUpload] = useState<Upload>(first ? { kind: 'sending' } : { kind: 'none' });
  const file = useRef<File | null>(null);
  const sent = useRef<Promise<StoredFigure | null> | null>(null);

  const send = useCallback(
    (chosen: File): Promise<StoredFigure | null> => {
      file.current = chosen;
      const become = (next: Upload) => file.current === chosen && setUpload(next);
      const store = async () => {
        const problem = fileProblem(chosen);
        if (problem) {
          become({ kind: 'refused', reason: problem });
          return null;
        }
        become({ kind: 'sending' });
        try {
          const figure = await mutateAsync({ words: wordsOfFile(chosen), file: chosen });
          become({ kind: 'stored', figure });
          return figure;
        } catch (error) {
          const isFinal = refusals.has(failureOf(error)?.status);
          become({
            kind: isFinal ? 'refused' : 'failed',
            reason: sentenceOf(error, figuresCopy.uploadFailed),
          });
          return null;
        }
      };
      sent.current = store();
      return sent.current;
    },
    [mutateAsync],
  );
  useEffect(() => {
    // Effects may run twice; send a figure once.
    if (first && file.current === null) void send(first);
  }, [first, send]);

  return {
    upload,
    send,
    /** Sends the same file again. */
    retry: () => (file.current ? send(file.current) : Promise.resolve(null)),
    /** Awaits the upload of the newest file: null on failure, 'none' without a file. */
    async settled(): Promise<StoredFigure | null | 'none'> {
      let way: typeof sent.current;
      let figure: StoredFigure | null | 'none' = 'none';
      do {
        way = sent.current;
        if (way) figure = await way;
        // Another file may have been chosen meanwhile.
      } while (way !== sent.current);
      return figure;
    },
  };
}
