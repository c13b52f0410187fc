import { progressCopy } from 'virtual:messages/progress';
import type { ProgressFigures } from '@repo/contracts/progress';
import { Card } from '@repo/ui/card';
import { Tick } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FreezeCap } from '#src/study/streak/freeze-cap.tsx';
import type { KnownStudyDays } from '#src/study/streak/use-study-days.ts';
import { timeAgo } from './progress-text.ts';
import { knownWeek, type StreakDay, streakWeek } from './streak-week.ts';

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-bold tabular-nums">{children}</dd>
    </div>
  );
}

/** The last seven days as a row of squares, with a tick for each study day. The number is beside it. */
function StreakStrip({ week }: { week: readonly StreakDay[] }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-7 gap-1 pt-2">
      {week.map(({ name, isStudied, isFrozen, isToday }) => (
        <div key={name} className="grid justify-items-center gap-1">
          <span
            className={clsx(
              'grid h-9 w-full place-items-center rounded-chip border-[1.5px]',
              isStudied ? 'border-tick bg-tick-tint text-tick' : 'border-line bg-surface',
              isToday && !isStudied && 'border-dashed border-line-strong',
            )}
          >
            {isStudied ? <Tick size={20} /> : isFrozen ? <FreezeCap size={20} /> : null}
          </span>
          <span
            className={clsx(
              'text-[min(var(--text-caption),4vw)]',
              isToday ? 'font-bold text-ink' : 'text-ink-2',
            )}
          >
            {name}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Streak, average, tests and last visit. `days` where known: only they show freezes. */
export function QuickStats({
  figures,
  now,
  days,
}: {
  figures: ProgressFigures;
  now: Date;
  days: KnownStudyDays | null;
}) {
  const { streak, testStats, writtenStats, lastStudied } = figures;
  const week = days?.streak.days === streak ? knownWeek(days) : streakWeek(streak, lastStudied, now);
  return (
    <section aria-labelledby="quick-stats-title">
      <Card>
        <h2 id="quick-stats-title">{progressCopy.quickStats}</h2>
        <StreakStrip week={week} />
        <dl className="mt-2 divide-y-[1.5px] divide-line">
          <Stat label={progressCopy.streak}>{progressCopy.days({ count: streak })}</Stat>
          <Stat label={progressCopy.averageScore}>{testStats.averageScore}%</Stat>
          <Stat label={progressCopy.testsTaken}>{testStats.totalTestsTaken}</Stat>
          {writtenStats ? (
            <Stat label={progressCopy.writtenAnswers}>
              {progressCopy.writtenMarks({
                answered: writtenStats.answered,
                percent: writtenStats.marksPercentage,
              })}
            </Stat>
          ) : null}
          <Stat label={progressCopy.lastStudied}>{timeAgo(lastStudied, now)}</Stat>
        </dl>
        <Link
          to="/streak"
          className="-mb-2 flex min-h-11 items-center justify-between gap-3 border-t-[1.5px] border-line font-bold no-underline"
        >
          {progressCopy.studyDays}
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      </Card>
    </section>
  );
}
