import { trpc } from '#src/api/trpc.ts';
import { sidebarCopy } from './sidebar-copy.ts';

/** Always fetch, because students keep studying. */
const fresh = { staleTime: 0, gcTime: 0 };

/** What is deleted with a subject, and how many students have work in it. */
export function SubjectGoes({ id, knownChapters }: { id: string; knownChapters: number }) {
  const { data, isError } = trpc.content.subjects.previewDeletion.useQuery({ id }, fresh);
  return (
    <>
      {sidebarCopy.subjectGoes(data?.chapters ?? knownChapters)}{' '}
      <Students count={data?.studentsWithProgress} isUnknown={isError} />
    </>
  );
}

/** What is deleted with a chapter, and how many students have work in it. */
export function ChapterGoes({ id }: { id: string }) {
  const { data, isError } = trpc.content.chapters.previewDeletion.useQuery({ id }, fresh);
  return (
    <>
      {sidebarCopy.chapterGoes} <Students count={data?.studentsWithProgress} isUnknown={isError} />
    </>
  );
}

function Students({ count, isUnknown }: { count: number | undefined; isUnknown: boolean }) {
  if (isUnknown) return sidebarCopy.studentsUnknown;
  return count === undefined ? sidebarCopy.countingStudents : sidebarCopy.students(count);
}
