import { progressCopy } from 'virtual:messages/progress';
import type { ProgressFigures } from '@repo/contracts/progress';
import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ProgressBar } from '@repo/ui/progress-bar';
import { SubjectIcon } from '@repo/ui/subject-icon';
import { syllabusGradient } from '@repo/ui/subject-theme';
import { Link } from '@tanstack/react-router';

type SyllabusSubject = ProgressFigures['subjects'][number];

function SyllabusRow({ subject, index }: { subject: SyllabusSubject; index: number }) {
  const { subjectName, totalChapters, completionPercentage } = subject;
  const { background, color } = syllabusGradient(index);
  const complete = progressCopy.percentComplete({ percent: completionPercentage });
  return (
    <li className="flex items-center gap-3 py-3 md:gap-4">
      <span
        className="keep-colour grid size-12 shrink-0 place-items-center rounded-control"
        style={{ background, color }}
      >
        <SubjectIcon name={subjectName} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 break-words">{subjectName}</h3>
          <p className="shrink-0 text-meta text-ink-2">{progressCopy.chapters({ count: totalChapters })}</p>
        </div>
        <ProgressBar
          percent={completionPercentage}
          label={progressCopy.progressOf({ subject: subjectName })}
          valueText={complete}
        />
        <p className="text-meta tabular-nums text-ink-2">{complete}</p>
      </div>
    </li>
  );
}

/** One row per subject, without links; subjects open from Home. */
export function SyllabusList({
  subjects,
  className,
}: {
  subjects: readonly SyllabusSubject[];
  className?: string;
}) {
  return (
    <section aria-labelledby="syllabus-title" className={className}>
      <Card>
        <div className="flex items-center justify-between gap-3">
          <h2 id="syllabus-title">{progressCopy.syllabus}</h2>
          <Link to="/dashboard" className={buttonClass({ variant: 'quiet', className: '-mr-2 !px-3' })}>
            {progressCopy.viewAll}
            <span className="sr-only"> {progressCopy.viewAllOf}</span>
          </Link>
        </div>
        {subjects.length === 0 ? (
          <p className="py-3 text-ink-2">{progressCopy.noSubjects}</p>
        ) : (
          <ul className="divide-y-[1.5px] divide-line">
            {subjects.map((subject, index) => (
              <SyllabusRow key={index} subject={subject} index={index} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
