import { trpc } from '#src/api/trpc.ts';
import { useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** Questions of a test by their numbers, as of `seenUpdatedAt`. */
export type SeenQuestions = { fromId: string; numbers: number[]; seenUpdatedAt: string };

/** A chapter's tests and their actions. */
export function useTests(chapterId: string) {
  const list = useDraftList('tests', chapterId);
  const copyingQuestions = trpc.content.tests.copyQuestions.useMutation();
  const movingQuestions = trpc.content.tests.moveQuestions.useMutation();
  return {
    ...list,
    copyQuestions: (seen: SeenQuestions, toId: string) =>
      list.orReload(copyingQuestions.mutateAsync({ ...seen, toId })).then(list.reloadAll),
    moveQuestions: (seen: SeenQuestions, toId: string) =>
      list.orReload(movingQuestions.mutateAsync({ ...seen, toId })).then(list.reloadAll),
  };
}
export type Tests = ReturnType<typeof useTests>;
