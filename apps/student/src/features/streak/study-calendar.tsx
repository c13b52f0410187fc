import { streakCopy } from 'virtual:messages/streak';
import { IconButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useKeys } from '#src/platform/use-keys.ts';
import type { KnownStudyDays } from '#src/study/streak/use-study-days.ts';
import { DayCell, Square } from './calendar-square.tsx';
import { calendarMonth, monthAfter, monthOf, monthsShown } from './month.ts';
import { monthText } from './streak-dates.ts';

const mostWeeks = 6;

/** Legend of the squares. */
function Legend({ hasExam }: { hasExam: boolean }) {
  const { studied, frozen, exam } = streakCopy.marks;
  const entries = [
    { name: studied, square: <Square mark="studied" className="size-6" /> },
    { name: frozen, square: <Square mark="frozen" className="size-6" /> },
    ...(hasExam ? [{ name: exam, square: <Square mark="none" isExam className="size-6" /> }] : []),
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-meta text-ink-2">
      {entries.map(({ name, square }) => (
        <li key={name} className="flex items-center gap-2">
          {square}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A month of study days; two buttons and arrow keys change the month. */
export function StudyCalendar({
  known,
  joinedOn,
  examOn,
}: {
  known: KnownStudyDays;
  joinedOn: string;
  examOn: string | null;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? monthOf(known.today);
  const { first, last } = monthsShown(known, { joinedOn, examOn });
  const go = (count: number) =>
    setChosen((now) => {
      const wanted = monthAfter(now ?? monthOf(known.today), count);
      return wanted >= first && wanted <= last ? wanted : now;
    });
  useKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1) });
  const weeks = calendarMonth(month, known, examOn);
  const name = monthText(month);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="study-month" aria-live="polite" className="text-h3">
          {name}
        </h2>
        <div className="flex gap-2">
          <IconButton
            label={streakCopy.earlier}
            aria-disabled={month <= first}
            onClick={() => go(-1)}
            className="aria-disabled:text-ink-3"
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={streakCopy.later}
            aria-disabled={month >= last}
            onClick={() => go(1)}
            className="aria-disabled:text-ink-3"
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <table aria-labelledby="study-month" className="mt-2 w-full table-fixed border-collapse text-center">
        <thead>
          <tr>
            {streakCopy.weekdays.map((weekday, at) => (
              <th
                key={weekday}
                scope="col"
                className="pb-1 text-[min(var(--text-caption),4vw)] font-bold text-ink-2"
              >
                <span aria-hidden="true">{streakCopy.shortWeekdays[at]}</span>
                <span className="sr-only">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={`${month} ${row}`}>
              {week.map((one, column) =>
                one ? <DayCell key={one.day} {...one} /> : <td key={`${month} ${row} ${column}`} />,
              )}
            </tr>
          ))}
        </tbody>
        {weeks.length < mostWeeks ? (
          // Every month has the height of the longest, so the buttons don't move.
          <tbody aria-hidden="true">
            {Array.from({ length: mostWeeks - weeks.length }, (_, row) => (
              <tr key={row}>
                <td className="p-0.5">
                  <span className="block aspect-square w-full" />
                </td>
              </tr>
            ))}
          </tbody>
        ) : null}
      </table>
      <Legend hasExam={examOn !== null} />
    </Card>
  );
}
