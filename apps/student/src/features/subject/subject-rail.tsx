import { subjectCopy } from 'virtual:messages/subject';
import { percentOf } from '@repo/contracts/progress.rules';
import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ProgressRing } from '@repo/ui/progress-ring';
import { Link } from '@tanstack/react-router';
import { isToBeRead, type Road } from './use-road.ts';

/** Beside the road on desktops: progress, and a link to continue unless `hasNext` says that there is one. */
export function SubjectRail({ road, hasNext }: { road: Road; hasNext: boolean }) {
  const { completedCount, chapters } = road;
  const next = chapters.find(isToBeRead);
  const percent = percentOf(completedCount, chapters.length);
  return (
    <div className="hidden gap-5 lg:grid">
      <Card className="flex items-center gap-4">
        <ProgressRing percent={percent} />
        <p className="font-bold">
          {subjectCopy.chaptersDone({ done: completedCount, total: chapters.length })}
        </p>
      </Card>
      {next && !hasNext ? (
        <Card>
          <p className="text-meta text-ink-2">{subjectCopy.nextChapter}</p>
          <h2 className="mt-1 text-h3">{next.name}</h2>
          <Link
            to="/tabs/$subjectId/$chapterId"
            params={{ subjectId: next.subjectId, chapterId: next._id }}
            className={buttonClass({ className: 'mt-4', fullWidth: true })}
          >
            {subjectCopy.open}
            <span className="sr-only"> {next.name}</span>
          </Link>
        </Card>
      ) : null}
    </div>
  );
}
