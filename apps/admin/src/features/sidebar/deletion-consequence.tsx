import { trpc } from '#src/api/trpc.ts';
import { copy } from './copy.ts';

/** Always as it is now: students go on studying. */
const fresh = { staleTime: 0, gcTime: 0 };

/** What goes with a subject, and how many students have been in it. */
export function SubjectGoes({ id, knownChapters }: { id: string; knownChapters: number }) {
  const { data, isError } = trpc.content.subjects.previewDeletion.useQuery({ id }, fresh);
  return (
    <>
      {copy.subjectGoes(data?.chapters ?? knownChapters)}{' '}
      <Students count={data?.studentsWithProgress} isUnknown={isError} />
    </>
  );
}

/** The same for a chapter. */
export function ChapterGoes({ id }: { id: string }) {
  const { data, isError } = trpc.content.chapters.previewDeletion.useQuery({ id }, fresh);
  return (
    <>
      {copy.chapterGoes} <Students count={data?.studentsWithProgress} isUnknown={isError} />
    </>
  );
}

function Students({ count, isUnknown }: { count: number | undefined; isUnknown: boolean }) {
  if (isUnknown) return copy.studentsUnknown;
  return count === undefined ? copy.countingStudents : copy.students(count);
}
