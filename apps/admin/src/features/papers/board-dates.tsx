import { studyDay } from '@repo/contracts/progress.rules';
import type { BoardDate, SubjectDays } from '@repo/contracts/revision.plan';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { BoardSheet } from './board-sheet.tsx';
import { papersCopy } from './papers-copy.ts';

const copy = papersCopy.dates;

/**
 * The first day of each sitting of the board exam (two a year), for students' revision: the expected one
 * until someone sets it.
 */
export function BoardDates() {
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const queries = trpc.useUtils();
  const { data } = trpc.admin.boardDates.useQuery(undefined, { enabled: isLoggedIn });
  const saving = trpc.admin.setBoardDate.useMutation({
    onSuccess: (dates) => {
      queries.admin.boardDates.setData(undefined, dates);
      toast.success(copy.saved);
    },
    onError: (error) => {
      if (!isSessionRefused(error)) toast.error(sentenceOf(error, copy.failed));
    },
  });
  if (!data) return null;
  const today = studyDay(new Date());
  return (
    <Card>
      <h2 className="text-body font-bold">{copy.heading}</h2>
      <p className="text-meta text-ink-2">{copy.intro}</p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {data
          .filter(({ startsOn, subjects }) =>
            [startsOn, ...Object.values(subjects ?? {})].some((on) => on >= today),
          )
          .map((date) => (
            <li key={`${date.year} ${date.sitting}`}>
              <DateForm
                date={date}
                isBusy={saving.isPending}
                onSave={(startsOn, subjects) =>
                  saving.mutate({ year: date.year, sitting: date.sitting, startsOn, subjects })
                }
              />
            </li>
          ))}
      </ul>
    </Card>
  );
}

const isSameSheet = (one: SubjectDays, other: SubjectDays): boolean =>
  Object.keys({ ...one, ...other }).every((id) => one[id] === other[id]);

function DateForm({
  date: { year, sitting, startsOn, isExpected, subjects = {} },
  isBusy,
  onSave,
}: {
  date: BoardDate;
  isBusy: boolean;
  onSave: (startsOn: string | null, subjects?: SubjectDays) => void;
}) {
  // The typed day; null while the server's day is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [seen, setSeen] = useState(startsOn);
  // The typed date sheet; null while the server's is shown.
  const [typedDays, setTypedDays] = useState<SubjectDays | null>(null);
  const days = typedDays ?? subjects;
  if (seen !== startsOn) {
    setSeen(startsOn);
    // Keep a day that was typed since the request.
    if (typed === sent) setTyped(null);
  }
  const day = typed ?? startsOn;
  const [error, setError] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const all = [day, ...Object.values(days)];
    if (!all.every((one) => one.startsWith(`${year}-`))) return setError(copy.otherYear(year));
    if (all.some((one) => one < day)) return setError(copy.tooEarly);
    setSent(typed);
    onSave(day, days);
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-end gap-2">
      <TextField
        type="date"
        className="min-w-40 flex-1"
        label={copy.nameOf(sitting, year)}
        error={error}
        value={day}
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(null);
        }}
      />
      <Button
        type="submit"
        variant="outlined"
        size="sm"
        busy={isBusy}
        disabled={day === startsOn && !isExpected && isSameSheet(days, subjects)}
      >
        {copy.save}
      </Button>
      {isExpected ? null : (
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          onClick={() => {
            setTyped(null);
            setTypedDays(null);
            onSave(null);
          }}
        >
          {copy.reset}
        </Button>
      )}
      <p className="basis-full text-meta text-ink-2">{isExpected ? copy.expected : copy.given}</p>
      <BoardSheet
        days={days}
        year={year}
        onChange={(next) => {
          setTypedDays(next);
          setError(null);
        }}
      />
    </form>
  );
}
