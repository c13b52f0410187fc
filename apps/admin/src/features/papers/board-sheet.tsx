import { type ExaminedSubject, examinedSubjects, sharedDay, withDay } from '@repo/contracts/exam-days.rules';
import type { SubjectDays } from '@repo/contracts/revision.plan';
import { TextField } from '@repo/ui/text-field';
import { trpc } from '#src/api/trpc.ts';
import { papersCopy } from './papers-copy.ts';

const copy = papersCopy.dates;

/** What the board examines, of the drafts; empty until they are loaded. */
function useExamined(): ExaminedSubject[] {
  const { data: subjects = [] } = trpc.content.subjects.list.useQuery();
  const { data: papers = [] } = trpc.content.papers.list.useQuery();
  const owners = new Map(
    subjects.flatMap(({ _id, chapters }) => chapters.map((one) => [one._id, _id] as const)),
  );
  return examinedSubjects(subjects, papers, (chapterId) => owners.get(chapterId));
}

/** The board's day for each examined subject; an empty one isn't known yet. */
export function BoardSheet({
  days,
  year,
  onChange,
}: {
  days: SubjectDays;
  year: number;
  onChange: (days: SubjectDays) => void;
}) {
  const examined = useExamined();
  return (
    <details className="basis-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">{copy.sheet}</summary>
      <p className="text-meta text-ink-2">{copy.sheetText}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {examined.map((subject) => (
          <TextField
            key={subject.name}
            type="date"
            label={subject.name}
            value={sharedDay(subject, days) ?? ''}
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            onChange={({ target }) => onChange(withDay(days, subject, target.value))}
          />
        ))}
      </div>
    </details>
  );
}
