import './progress.css';
import type { ProgressFigures } from '@repo/contracts/progress';
import type { ReactNode } from 'react';
import type { KnownStudyDays } from '#src/study/streak/use-study-days.ts';
import { OverallFigures } from './overall-figures.tsx';
import { QuickStats } from './quick-stats.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SyllabusList } from './syllabus-list.tsx';

/**
 * A student's progress figures. `standing` is below the syllabus, and `results` below that (on phones last),
 * so that late content shifts nothing that is being read.
 */
export function FiguresView({
  figures,
  now,
  standing = null,
  days = null,
  results,
}: {
  figures: ProgressFigures;
  now: Date;
  standing?: ReactNode;
  days?: KnownStudyDays | null;
  results: ReactNode;
}) {
  return (
    <div className="inked-once grid gap-4 lg:gap-6">
      <OverallFigures figures={figures} />
      <div className="grid gap-4 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr] lg:gap-6">
        <SyllabusList subjects={figures.subjects} className="lg:col-span-2" />
        {standing ? <div className="min-w-0 lg:col-span-2">{standing}</div> : null}
        <div className="grid content-start gap-4 lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:gap-6">
          <QuickStats figures={figures} now={now} days={days} />
          <RecentActivity joinedDate={figures.joinedDate} />
        </div>
        <div className="min-w-0 lg:col-span-2">{results}</div>
      </div>
    </div>
  );
}
