import { subjectCopy } from 'virtual:messages/subject';
import { percentOf } from '@repo/contracts/progress.rules';
import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ProgressRing } from '@repo/ui/progress-ring';
import { Link } from '@tanstack/react-router';
import type { Road, RoadChapter } from './use-road.ts';

/** Beside the road on desktops: progress, and a link to the chapter to read next. */
export function SubjectRail({ road, toRead }: { road: Road; toRead: RoadChapter | null }) {
  const { completedCount, chapters } = road;
  const percent = percentOf(completedCount, chapters.length);
  return (
    <div className="hidden gap-5 lg:grid">
      <Card className="flex items-center gap-4">
        <ProgressRing percent={percent} />
        <p className="font-bold">
          {subjectCopy.chaptersDone({ done: completedCount, total: chapters.length })}
        </p>
      </Card>
      {toRead ? (
        <Card>
          <p className="text-meta text-ink-2">{subjectCopy.nextChapter}</p>
          <h2 className="mt-1 text-h3">{toRead.name}</h2>
          <Link
            to="/tabs/$subjectId/$chapterId"
            params={{ subjectId: toRead.subjectId, chapterId: toRead._id }}
            className={buttonClass({ className: 'mt-4', fullWidth: true })}
          >
            {subjectCopy.open}
            <span className="sr-only"> {toRead.name}</span>
          </Link>
        </Card>
      ) : null}
    </div>
  );
}
