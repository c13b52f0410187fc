import { dateSheetCopy } from 'virtual:messages/dateSheet';
import { daysTo } from '@repo/contracts/exam-days.rules';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { saveBlob } from '@repo/ui/save-blob';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { longDate } from '#src/platform/long-date.ts';
import { useToday } from '#src/platform/use-today.ts';
import { useWaitingPapers } from '#src/study-log/outbox/use-outbox.ts';
import { calendarFile } from './calendar-file.ts';
import { type DatedPaper, dateSheet, joinedNames, nextPapers } from './date-sheet.ts';
import { ExamPlanDialog } from './exam-plan-dialog.tsx';
import { type GapDay, gapPlan } from './gap-plan.ts';
import type { ExamPlan } from './use-exam-plan.ts';

/** The papers, and the first day where the date sheet begins after it. */
function datesOf(papers: readonly DatedPaper[], examOn: string | null | undefined): DatedPaper[] {
  const isFirstDated = !examOn || papers.some(({ day }) => day <= examOn);
  return isFirstDated
    ? [...papers]
    : [{ name: dateSheetCopy.first, subjectIds: ['first'], day: examOn }, ...papers];
}

/** Downloads the coming days as a calendar file, made on the device. */
function saveCalendar(papers: readonly DatedPaper[], startedOn: string): void {
  const days = papers.map(({ name, subjectIds, day }) => ({
    id: `${startedOn}-${subjectIds.join('-')}`,
    day,
    title: dateSheetCopy.event({ paper: name }),
    reminder: dateSheetCopy.eve({ paper: name }),
  }));
  const file = new Blob([calendarFile(days, Date.now())], { type: 'text/calendar;charset=utf-8' });
  saveBlob('date-sheet.ics', file);
}

function whenText(day: string, today: string): string {
  const left = daysTo(day, today);
  if (left < 0) return dateSheetCopy.done;
  return left === 0 ? dateSheetCopy.today : dateSheetCopy.left({ days: left });
}

/** The student's papers with their days, the days until the next one, and a calendar file. */
export function DateSheetDialog({
  exam,
  open,
  onOpenChange,
}: {
  exam: ExamPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const library = useLibrary();
  const today = useToday();
  const [isChanging, setIsChanging] = useState(false);
  const papers = datesOf(dateSheet(library, exam), exam.plan?.examOn);
  const coming = papers.filter(({ day }) => day >= today);
  if (isChanging) return <ExamPlanDialog plan={exam} open={open} onOpenChange={onOpenChange} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={dateSheetCopy.title}
      footer={
        <>
          <Button variant="outlined" onClick={() => setIsChanging(true)}>
            {dateSheetCopy.change}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{dateSheetCopy.close}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ol className="grid divide-y-[1.5px] divide-line">
          {papers.map(({ name, day }) => (
            <li key={`${name} ${day}`} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
              <span className="min-w-0 break-words font-bold">{name}</span>
              <span className="text-meta text-ink-2">
                {longDate(day)} · {whenText(day, today)}
              </span>
            </li>
          ))}
        </ol>
        <Gap exam={exam} papers={coming} today={today} />
        {coming.length > 0 ? (
          <div className="grid justify-items-start gap-1">
            <Button
              variant="outlined"
              icon={<CalendarPlus size={20} aria-hidden="true" />}
              onClick={() => saveCalendar(coming, exam.plan?.startedOn ?? today)}
            >
              {dateSheetCopy.calendar}
            </Button>
            <p className="text-meta text-ink-2">{dateSheetCopy.calendarText}</p>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

function gapText({ cards, after }: GapDay): string {
  if (after === 'rest') return dateSheetCopy.gapEve;
  return after === 'paper' ? dateSheetCopy.gapPaper({ cards }) : dateSheetCopy.gapUnit({ cards });
}

/** What to do on each day until the next paper. */
function Gap({ exam, papers, today }: { exam: ExamPlan; papers: readonly DatedPaper[]; today: string }) {
  const library = useLibrary();
  const { data = [] } = trpc.progress.paperResults.useQuery();
  const sat = [...useWaitingPapers(), ...data];
  const next = nextPapers(
    papers.filter(({ day }) => day > today),
    today,
  );
  const days = gapPlan(library, exam, sat, today, next[0]?.day ?? today);
  if (days.length === 0) return null;
  return (
    <section className="rounded-card bg-sunken p-3">
      <h3 className="font-bold">{dateSheetCopy.gap({ papers: joinedNames(next) })}</h3>
      <ul className="mt-1 grid gap-2">
        {days.map((day) => (
          <li key={day.day}>
            <p className="text-meta text-ink-2">{longDate(day.day)}</p>
            <p>{gapText(day)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
