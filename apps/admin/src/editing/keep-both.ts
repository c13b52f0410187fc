import { toast } from '@repo/ui/toast';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { editingCopy } from './editing-copy.ts';

/** How both versions can stay when somebody else has changed what is being written. */
export type KeepBoth = {
  /** What it means, before one does it. */
  hint: string;
  /** @returns whether the question is settled; what failed is told */
  keep: (current: unknown) => Promise<boolean>;
};

/**
 * Theirs stays the item, mine becomes one of its own.
 * @param check what of mine can be stored; where it can't be, it marks why and gives null
 * @param onKept mine is stored: put theirs in its place
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
