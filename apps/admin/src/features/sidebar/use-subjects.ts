import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { getQueryKey } from '@trpc/react-query';
import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { useListCache } from '#src/api/use-list-cache.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';

export type ChapterRow = SubjectDraft['chapters'][number];

/** All subjects with the names of their chapters, while the admin is logged in; and optimistic updates of the list. */
export function useSubjects() {
  const { kind } = useAtomValue(adminSessionAtom);
  const query = trpc.content.subjects.list.useQuery(undefined, { enabled: kind === 'open' });
  const list = useListCache<SubjectDraft>(getQueryKey(trpc.content.subjects.list, undefined, 'query'));
  const overview = trpc.useUtils().admin;
  return {
    query,
    subjects: query.data,
    /** The current value, also outside of a render. */
    current: list.current,
    /** Puts the server's subject into the list, at the end if it is new. */
    put(subject: SubjectDraft) {
      list.put(subject);
      void overview.invalidate();
    },
    /** Changes one chapter of a subject in the list, unless a later change was answered first. */
    patchChapter(chapterId: string, fields: Partial<ChapterRow> & { updatedAt: string }) {
      const patched = (row: ChapterRow) => {
        const isOvertaken = fields.updatedAt < row.updatedAt;
        return { ...row, ...fields, ...(isOvertaken && { updatedAt: row.updatedAt }) };
      };
      list.write((now) =>
        now.map((subject) => ({
          ...subject,
          chapters: subject.chapters.map((row) => (row._id === chapterId ? patched(row) : row)),
        })),
      );
      void overview.invalidate();
    },
    /** Refetches the list and the unpublished changes. */
    async reload() {
      await Promise.all([list.reload(), overview.invalidate()]);
    },
  };
}

export type Subjects = ReturnType<typeof useSubjects>;
