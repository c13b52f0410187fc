import { streakCopy } from 'virtual:messages/streak';
import { clsx } from 'clsx';
import { FreezeCap } from '#src/study/streak/freeze-cap.tsx';
import type { CalendarDay, DayMark } from './month.ts';
import { fullDayText } from './streak-dates.ts';

const looks: Record<DayMark, string> = {
  studied: 'border-tick bg-tick-tint font-bold text-ink',
  frozen: 'border-pen bg-pen-tint text-ink',
  none: 'border-transparent text-ink-2',
};

/** A calendar square without text. */
export function Square({
  mark,
  isExam = false,
  className,
  children,
}: {
  mark: DayMark;
  isExam?: boolean;
  className?: string;
  children?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative grid place-items-center rounded-chip border-[1.5px] tabular-nums',
        isExam && mark === 'none' ? 'border-redpen bg-red-tint font-bold text-ink' : looks[mark],
        className,
      )}
    >
      {children}
      {mark === 'frozen' ? (
        <span className="absolute -right-1 -top-1.5">
          <FreezeCap size={18} />
        </span>
      ) : null}
    </span>
  );
}

/** A day of the month: a visual square, and the full date and state for screen readers. */
export function DayCell({ day, mark, isToday, isExam }: CalendarDay) {
  const words = [
    fullDayText(day),
    ...(isToday ? [streakCopy.today] : []),
    ...(mark === 'none' ? [] : [streakCopy.marks[mark]]),
    ...(isExam ? [streakCopy.marks.exam] : []),
  ];
  return (
    <td className="p-0.5" aria-current={isToday ? 'date' : undefined}>
      <span className="sr-only">{words.join(', ')}</span>
      <Square
        mark={mark}
        isExam={isExam}
        className={clsx('aspect-square w-full text-meta', isToday && 'outline-2 outline-[color:var(--ink)]')}
      >
        {String(Number(day.slice(8)))}
      </Square>
    </td>
  );
}
