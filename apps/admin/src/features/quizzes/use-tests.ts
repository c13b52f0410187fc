import type { TestDraft } from '@repo/contracts/content.drafts';
import { trpc } from '#src/api/trpc.ts';
import { type Undo, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** Questions of a test by their numbers, as of `seenUpdatedAt`. */
export type SeenQuestions = { fromId: string; numbers: number[]; seenUpdatedAt: string };

/** A chapter's tests and their actions. */
export function useTests(chapterId: string) {
  const list = useDraftList('tests', chapterId);
  const copyingQuestions = trpc.content.tests.copyQuestions.useMutation();
  const movingQuestions = trpc.content.tests.moveQuestions.useMutation();
  const updating = trpc.content.tests.update.useMutation();
  const { fetch } = trpc.useUtils().content.tests.list;
  const updateQuestions = (
    { _id: id, title, timeLimit, passingScore }: TestDraft,
    questions: TestDraft['questions'],
    seenUpdatedAt: string,
  ) => updating.mutateAsync({ id, title, timeLimit, passingScore, questions, seenUpdatedAt });
  /** Puts the questions at the end of the test back to these numbers. */
  async function reorderLast(id: string, numbers: number[], seenUpdatedAt: string): Promise<void> {
    const test = list.current().find(({ _id }) => _id === id);
    if (!test) return;
    const last = test.questions.slice(-numbers.length);
    const questions = numbers
      .toSorted((one, other) => one - other)
      .reduce(
        (all, number, at) => all.toSpliced(number - 1, 0, ...last.slice(at, at + 1)),
        test.questions.slice(0, -numbers.length),
      );
    list.replace(await updateQuestions(test, questions, seenUpdatedAt));
  }
  return {
    ...list,
    async copyQuestions(seen: SeenQuestions, toId: string): Promise<Undo> {
      const made = await list.orReload(copyingQuestions.mutateAsync({ ...seen, toId }));
      await list.reloadAll();
      return async () => {
        const target = (await fetch({ chapterId: made.chapterId })).find(({ _id }) => _id === toId);
        try {
          if (target)
            await updateQuestions(target, target.questions.slice(0, -seen.numbers.length), made.updatedAt);
        } finally {
          await list.reloadAll();
        }
      };
    },
    async moveQuestions(seen: SeenQuestions, toId: string): Promise<Undo> {
      const { fromId, numbers } = seen;
      const moved = await list.orReload(movingQuestions.mutateAsync({ ...seen, toId }));
      await list.reloadAll();
      return async () => {
        try {
          const { updatedAt } = await movingQuestions.mutateAsync({
            fromId: toId,
            numbers: numbers.map((_, at) => moved.count - at),
            seenUpdatedAt: moved.updatedAt,
            toId: fromId,
          });
          await list.reloadAll();
          await reorderLast(fromId, numbers, updatedAt);
        } finally {
          await list.reloadAll();
        }
      };
    },
  };
}
export type Tests = ReturnType<typeof useTests>;
