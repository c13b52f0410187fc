import './progress.css';
import type { ProgressFigures } from '@repo/contracts/progress';
import type { ReactNode } from 'react';
import { OverallFigures } from './overall-figures.tsx';
import { QuickStats } from './quick-stats.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SyllabusList } from './syllabus-list.tsx';

/** All figures of a student. `results` goes below the syllabus, on a phone below everything else. */
export function FiguresView({
  figures,
  now,
  results,
}: {
  figures: ProgressFigures;
  now: Date;
  results: ReactNode;
}) {
  return (
    <div className="inked-once grid gap-4 lg:gap-6">
      <OverallFigures figures={figures} />
      <div className="grid gap-4 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:gap-6">
        <SyllabusList subjects={figures.subjects} className="lg:col-span-2" />
        <div className="grid content-start gap-4 lg:row-span-2 lg:gap-6">
          <QuickStats figures={figures} now={now} />
          <RecentActivity joinedDate={figures.joinedDate} />
        </div>
        <div className="min-w-0 lg:col-span-2">{results}</div>
      </div>
    </div>
  );
}
