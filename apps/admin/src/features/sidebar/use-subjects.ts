import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { getQueryKey } from '@trpc/react-query';
import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { useKeepWritten } from '#src/api/use-keep-written.ts';
import { gateAtom } from '#src/session/gate-state.ts';

export type ChapterRow = SubjectDraft['chapters'][number];

/** All subjects with the names of their chapters, while the gate is open; and how to change the list at once. */
export function useSubjects() {
  const { kind } = useAtomValue(gateAtom);
  const query = trpc.content.subjects.list.useQuery(undefined, { enabled: kind === 'open' });
  const utils = trpc.useUtils();
  const keepWritten = useKeepWritten();

  function change(next: (subjects: SubjectDraft[]) => SubjectDraft[]): void {
    utils.content.subjects.list.setData(undefined, (now) => (now ? next(now) : now));
    keepWritten(getQueryKey(trpc.content.subjects.list));
    void utils.admin.invalidate();
  }
  return {
    query,
    subjects: query.data,
    /** Puts a subject as the server answered into the list, at the end when it is new. */
    put(subject: SubjectDraft) {
      change((now) =>
        now.some(({ _id }) => _id === subject._id)
          ? now.map((other) => (other._id === subject._id ? subject : other))
          : [...now, subject],
      );
    },
    /** Changes one chapter of a subject in the list. */
    patchChapter(chapterId: string, fields: Partial<ChapterRow>) {
      change((now) =>
        now.map((subject) => ({
          ...subject,
          chapters: subject.chapters.map((row) => (row._id === chapterId ? { ...row, ...fields } : row)),
        })),
      );
    },
    /** Asks for the list again, and for what is unpublished. */
    async reload() {
      await Promise.all([utils.content.subjects.list.invalidate(), utils.admin.invalidate()]);
    },
  };
}

export type Subjects = ReturnType<typeof useSubjects>;
