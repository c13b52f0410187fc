import type {
  FindTextsInput,
  FoundTexts,
  RefusedPlace,
  ReplacedTexts,
  TextEdit,
  TextPlace,
} from '@repo/contracts/replace-content';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { replaceCopy } from './replace-copy.ts';

/** What was replaced last, with the names of places that could not be changed. */
export type Replaced = { text: string; refused: { name: string; message: string }[]; undo: TextEdit[] };

type Position = Pick<TextPlace, 'itemId' | 'pageId' | 'path' | 'at'>;
export const keyOf = ({ itemId, pageId, path, at }: Position): string => [itemId, pageId, path, at].join(' ');

/** One edit for each item or page of these places. */
function editsOf(places: readonly TextPlace[], to: string): TextEdit[] {
  const edits = new Map<string, TextEdit>();
  for (const { list, itemId, pageId, seenUpdatedAt, path, at, found: from } of places) {
    const key = `${itemId} ${pageId}`;
    const edit = edits.get(key) ?? { list, itemId, pageId, seenUpdatedAt, replacements: [] };
    edit.replacements.push({ path, at, from, to });
    edits.set(key, edit);
  }
  return [...edits.values()];
}

function namesOf(refused: readonly RefusedPlace[], places: readonly TextPlace[]): Replaced['refused'] {
  const known = new Map(places.map((place) => [keyOf(place), replaceCopy.ofPlace(place)]));
  return refused.map((place) => ({ name: known.get(keyOf(place)) ?? '', message: place.message }));
}

/** Finds a text, replaces chosen places, and takes the last replacement back. */
export function useReplace() {
  const utils = trpc.useUtils();
  const finding = trpc.admin.replace.find.useMutation();
  const running = trpc.admin.replace.run.useMutation();
  const [asked, setAsked] = useState<FindTextsInput | null>(null);
  const [found, setFound] = useState<FoundTexts | null>(null);
  const [replaced, setReplaced] = useState<Replaced | null>(null);

  const fail = (error: unknown, fallback: string) =>
    void (isSessionRefused(error) || toast.error(sentenceOf(error, fallback)));
  async function find(input: FindTextsInput): Promise<void> {
    if (finding.isPending) return;
    try {
      await flushDeletes();
      setFound(await finding.mutateAsync(input));
      setAsked(input);
    } catch (error) {
      fail(error, replaceCopy.searchFailed);
    }
  }
  async function run(
    edits: TextEdit[],
    fallback: string,
    show: (done: ReplacedTexts) => void,
  ): Promise<void> {
    if (running.isPending) return;
    try {
      show(await running.mutateAsync({ edits }));
      // Search again, because the remaining places have moved.
      if (asked) setFound(await finding.mutateAsync(asked));
    } catch (error) {
      fail(error, fallback);
    } finally {
      void utils.content.invalidate();
      void utils.admin.invalidate();
    }
  }
  return {
    found,
    replaced,
    isFinding: finding.isPending,
    isRunning: running.isPending,
    find: (input: FindTextsInput) => {
      setReplaced(null);
      return find(input);
    },
    replace: (places: readonly TextPlace[], to: string) =>
      run(editsOf(places, to), replaceCopy.replaceFailed, ({ count, refused, undo }) =>
        setReplaced({ text: replaceCopy.done(count), refused: namesOf(refused, places), undo }),
      ),
    undo: () =>
      run(replaced?.undo ?? [], replaceCopy.undoFailed, ({ count, refused }) =>
        setReplaced({
          text: replaceCopy.undone(count),
          refused: namesOf(refused, found?.places ?? []),
          undo: [],
        }),
      ),
  };
}
