import { percentOf } from '@repo/contracts/progress.rules';
import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ProgressRing } from '@repo/ui/progress-ring';
import { TickDisc } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { subjectCopy } from './subject-copy.ts';
import type { Road } from './use-road.ts';

/** Beside the road on a desktop: how far, and where to go on. */
export function SubjectRail({ road }: { road: Road }) {
  const { completedCount, chapters, nextUp } = road;
  const percent = percentOf(completedCount, chapters.length);
  return (
    <div className="hidden gap-5 lg:grid">
      <Card className="flex items-center gap-4">
        <ProgressRing percent={percent} />
        <p className="font-bold">{subjectCopy.chaptersDone(completedCount, chapters.length)}</p>
      </Card>
      <Card>
        {nextUp ? (
          <>
            <p className="text-meta text-ink-2">{subjectCopy.nextChapter}</p>
            <h2 className="mt-1 text-h3">{nextUp.name}</h2>
            <Link
              to="/tabs/$subjectId/$chapterId"
              params={{ subjectId: nextUp.subjectId, chapterId: nextUp._id }}
              className={buttonClass({ className: 'mt-4', fullWidth: true })}
            >
              {subjectCopy.open}
              <span className="sr-only"> {nextUp.name}</span>
            </Link>
          </>
        ) : (
          <p className="flex items-center gap-3">
            <TickDisc />
            <span>
              <span className="block font-bold">{subjectCopy.allDone}</span>
              <span lang="hi-Latn">{subjectCopy.hinglish.allDone}</span>
            </span>
          </p>
        )}
      </Card>
    </div>
  );
}
