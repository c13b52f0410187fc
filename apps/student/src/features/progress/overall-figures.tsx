import { progressCopy } from 'virtual:messages/progress';
import type { ProgressFigures } from '@repo/contracts/progress';
import { Card } from '@repo/ui/card';
import { Marker } from '@repo/ui/marker';
import { ProgressRing } from '@repo/ui/progress-ring';
import { BookCheck, BookOpen, BookPlus, ClipboardCheck, type LucideIcon } from 'lucide-react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { encouragement } from './progress-text.ts';

function Counter({ label, count, icon: Icon }: { label: string; count: number; icon: LucideIcon }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card outline-ink bg-surface p-3 md:p-4">
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="flex items-center justify-between gap-2 font-heading text-h1 tabular-nums">
        {count}
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      </dd>
    </div>
  );
}

/** Overall progress: a ring and four counters. */
export function OverallFigures({ figures }: { figures: ProgressFigures }) {
  const { completionPercentage } = figures.overall;
  const { completed, inProgress, notStarted } = figures.chapterStats;
  const { counters } = progressCopy;
  return (
    <section aria-labelledby="overall-title" className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      <Card className="flex items-center gap-4">
        <ProgressRing
          percent={completionPercentage}
          label={progressCopy.percentComplete({ percent: completionPercentage })}
        />
        <div className="min-w-0">
          <h2 id="overall-title" className="text-h3">
            {progressCopy.overall}
          </h2>
          <p className="mt-1">
            <Marker lang={languageOfLines()}>{encouragement(completionPercentage)}</Marker>
          </p>
        </div>
      </Card>
      <dl className="grid cols-min-[7.5rem] gap-3 sm:grid-cols-4 lg:col-span-2 lg:gap-4">
        <Counter label={counters.completed} count={completed} icon={BookCheck} />
        <Counter label={counters.inProgress} count={inProgress} icon={BookOpen} />
        <Counter label={counters.notStarted} count={notStarted} icon={BookPlus} />
        <Counter
          label={counters.testsTaken}
          count={figures.testStats.totalTestsTaken}
          icon={ClipboardCheck}
        />
      </dl>
    </section>
  );
}
