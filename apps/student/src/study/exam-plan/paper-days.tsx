import { examCopy } from 'virtual:messages/exam';
import { type ExaminedSubject, sharedDay, withDay } from '@repo/contracts/exam-days.rules';
import { planAheadMaxDays } from '@repo/contracts/limits/revision';
import { studyDay } from '@repo/contracts/progress.rules';
import type { SubjectDays } from '@repo/contracts/revision.plan';
import { TextField } from '@repo/ui/text-field';
import { longDate } from '#src/platform/long-date.ts';

const dayMs = 24 * 3_600_000;

/** A day for each examined subject: the board's, until the student sets another. */
export function PaperDays({
  subjects,
  board,
  own,
  errorOf,
  onChange,
}: {
  subjects: readonly ExaminedSubject[];
  board: SubjectDays;
  /** The student's own days by subject. */
  own: SubjectDays;
  errorOf: (day: string) => string | undefined;
  onChange: (own: SubjectDays) => void;
}) {
  const change = (subject: ExaminedSubject, day: string) => {
    onChange(withDay(own, subject, day === sharedDay(subject, board) ? '' : day));
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{examCopy.papers}</legend>
      <p className="text-meta text-ink-2">{examCopy.papersText}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {subjects.map((subject) => {
          const told = sharedDay(subject, board);
          const day = sharedDay(subject, { ...board, ...own }) ?? '';
          return (
            <TextField
              key={subject.name}
              type="date"
              label={subject.name}
              hint={told && told !== day ? examCopy.boardDay({ day: longDate(told) }) : undefined}
              error={day ? errorOf(day) : undefined}
              max={studyDay(new Date(Date.now() + planAheadMaxDays * dayMs))}
              value={day}
              onChange={({ target }) => change(subject, target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
