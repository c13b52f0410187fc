import { dashboardCopy } from 'virtual:messages/dashboard';
import { percentOf } from '@repo/contracts/progress.rules';
import { buttonClass } from '@repo/ui/button';
import { CoverArt } from '@repo/ui/cover-art';
import { Skeleton } from '@repo/ui/loading';
import { ProgressBar } from '@repo/ui/progress-bar';
import { subjectStyle } from '@repo/ui/subject-theme';
import { Link } from '@tanstack/react-router';
import { type LibrarySubject, useLibrary } from '#src/content/library/library.ts';
import { useSubjectColor } from '#src/content/library/subject-color.ts';
import type { OverallProgress } from './use-overall-progress.ts';

function ProgressLine({ subject, progress }: { subject: LibrarySubject; progress: OverallProgress }) {
  const total = useLibrary().chaptersOfSubject(subject._id).length;
  const completed = Math.min(total, progress.ofSubject(subject._id)?.completedChapters ?? 0);
  const percent = percentOf(completed, total);
  if (progress.state === 'loading') return <Skeleton className="h-11" />;
  if (progress.state !== 'known')
    return <p className="h-11 font-bold">{dashboardCopy.chaptersUnknown({ total })}</p>;
  const text = dashboardCopy.chapters({ completed, total });
  return (
    <div className="grid h-11 content-between">
      <p className="flex justify-between gap-3">
        <span className="font-bold">{text}</span>
        <span className="tabular-nums text-ink-2">{percent}%</span>
      </p>
      <ProgressBar
        percent={percent}
        label={dashboardCopy.progressOf({ subject: subject.name })}
        valueText={text}
        tone="subject"
      />
    </div>
  );
}

/**
 * A subject as a book: its cover, the student's progress, and a link; with `isClaiming` to the choice of the
 * free chapter.
 */
export function SubjectCard({
  subject,
  progress,
  isClaiming,
}: {
  subject: LibrarySubject;
  progress: OverallProgress;
  isClaiming: boolean;
}) {
  return (
    <article
      style={subjectStyle(useSubjectColor(subject._id))}
      className="subject-scope group flex w-full flex-col overflow-clip rounded-card outline-ink bg-surface"
    >
      <div className="keep-colour flex h-26 origin-left justify-between gap-3 overflow-hidden bg-cover pl-4 pr-3 text-on-cover transition-transform duration-200 group-active:[transform:perspective(600px)_rotateY(-4deg)] lg:h-33">
        <h2 className="line-clamp-2 min-w-0 break-words pt-4 [text-wrap:wrap]">{subject.name}</h2>
        <CoverArt name={subject.name} size={88} className="shrink-0 self-end max-[16rem]:hidden" />
      </div>
      <div className="flex grow flex-col gap-4 p-4">
        <ProgressLine subject={subject} progress={progress} />
        <Link
          to="/subject/$subjectId"
          params={{ subjectId: subject._id }}
          state={isClaiming ? { isClaiming } : undefined}
          className={buttonClass({ variant: 'outlined', className: 'mt-auto self-start' })}
        >
          {dashboardCopy.start}
          <span className="sr-only"> {subject.name}</span>
        </Link>
      </div>
    </article>
  );
}
