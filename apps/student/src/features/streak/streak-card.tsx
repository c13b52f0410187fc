import { streakCopy } from 'virtual:messages/streak';
import { freezesMax } from '@repo/contracts/limits/progress';
import { Card } from '@repo/ui/card';
import { FreezeCap } from '#src/study/streak/freeze-cap.tsx';
import type { KnownStudyDays } from '#src/study/streak/use-study-days.ts';
import { weekdaysText } from './streak-dates.ts';

const dayMs = 86_400_000;
/** Show a used freeze for this many days: later, its weekday would be ambiguous. */
const toldForDays = 6;

/** Recent days of this streak that a freeze covered. */
function keptOfLate({ today, streak: { frozen, frozenInRow } }: KnownStudyDays): string[] {
  const first = new Date(Date.parse(today) - toldForDays * dayMs).toISOString().slice(0, 10);
  return (frozenInRow === 0 ? [] : frozen.slice(-frozenInRow)).filter((day) => day >= first);
}

/** The streak, available freezes, and the effect of a recent one. */
export function StreakCard({ known }: { known: KnownStudyDays }) {
  const { days, freezes } = known.streak;
  const kept = keptOfLate(known);
  return (
    <Card className="grid content-start gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-heading text-hero font-bold leading-none tabular-nums">{days}</span>{' '}
        <span className="text-h3 font-bold">{streakCopy.daysInRow({ count: days })}</span>
      </p>
      {kept.length > 0 ? (
        <p className="text-ink-2">{streakCopy.kept({ count: kept.length, days: weekdaysText(kept) })}</p>
      ) : null}
      <div className="grid gap-1 border-t-[1.5px] border-line pt-3">
        <p className="flex items-center gap-2 font-bold">
          <span className="flex gap-1">
            {Array.from({ length: freezesMax }, (_, place) => (
              <FreezeCap key={place} size={26} isHeld={place < freezes} />
            ))}
          </span>
          {streakCopy.freezes({ count: freezes })}
        </p>
        <p className="text-meta text-ink-2">{streakCopy.rule}</p>
      </div>
    </Card>
  );
}
