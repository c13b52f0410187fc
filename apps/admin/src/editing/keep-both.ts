import { toast } from '@repo/ui/toast';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { editingCopy } from './editing-copy.ts';

/** How to save both versions when someone else changed the item. */
export type KeepBoth = {
  /** An explanation, shown before the choice. */
  hint: string;
  /** @returns whether the conflict is resolved; shows failures */
  keep: (current: unknown) => Promise<boolean>;
};

/**
 * Keeps both: the other version stays the item, mine becomes a new one.
 * @param check returns what can be saved of mine; otherwise marks the errors and returns null
 * @param onKept called when mine is saved: show the other version in its place
 */
export function bothAsItems<Theirs, Fields>({
  noun,
  parse,
  check,
  create,
  failureText,
  onKept,
}: {
  noun: string;
  parse: (current: unknown) => Theirs | null | undefined;
  check: () => Fields | null;
  create: (fields: Fields) => Promise<unknown>;
  failureText: string;
  onKept: (theirs: Theirs) => void;
}): KeepBoth {
  return {
    hint: editingCopy.bothAsItems(noun),
    async keep(current) {
      const theirs = parse(current);
      if (!theirs) return false;
      const fields = check();
      if (!fields) {
        toast.error(editingCopy.bothFaulty);
        return true;
      }
      try {
        await create(fields);
      } catch (error) {
        if (!isSessionRefused(error)) toast.error(sentenceOf(error, failureText));
        return false;
      }
      onKept(theirs);
      return true;
    },
  };
}
