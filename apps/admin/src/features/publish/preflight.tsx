import type { PublishProblem } from '@repo/contracts/admin';
import { TickDisc } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { publishCopy } from './publish-copy.ts';

/** What may need fixing before a publish, each with a link to it. `onLeave`: a link was followed. */
export function Preflight({
  chapterCount,
  problems,
  isChecking,
  onLeave,
}: {
  /** Number of chapters that were checked. */
  chapterCount: number;
  problems: PublishProblem[];
  /** Whether more problems may still be found. */
  isChecking: boolean;
  onLeave: () => void;
}) {
  const checking = isChecking ? <p className="text-meta text-ink-2">{publishCopy.checkingPictures}</p> : null;
  if (problems.length === 0 && chapterCount === 0)
    return <p className="text-meta text-ink-2">{publishCopy.nothingToCheck}</p>;
  if (problems.length === 0)
    return (
      checking ?? (
        <p className="flex items-start gap-2 text-meta">
          <span className="shrink-0">
            <TickDisc size={20} />
          </span>
          {publishCopy.noProblems}
        </p>
      )
    );
  return (
    <section className="grid gap-2">
      <h3 className="text-h3">{publishCopy.problemsTitle}</h3>
      <p className="text-meta text-ink-2">{publishCopy.problemsHint}</p>
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <Problem
            key={`${problem.subjectId} ${problem.chapterId} ${problem.paperId} ${problem.itemId} ${problem.message}`}
            problem={problem}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {checking}
    </section>
  );
}

function Problem({ problem, onLeave }: { problem: PublishProblem; onLeave: () => void }) {
  const { subjectId, subjectName, paperId, chapterId, chapterName, list, itemId, message } = problem;
  const place = chapterName ? `${subjectName}, ${chapterName}` : subjectName;
  const text = (
    <>
      <CircleAlert size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block">{message}</span>
        <span className="block text-meta text-ink-2">{place}</span>
      </span>
    </>
  );
  const className = 'flex min-h-11 items-start gap-2 rounded-control px-2 py-2';
  const link = {
    'aria-label': publishCopy.goThere(message, place),
    onClick: onLeave,
    className: `${className} text-ink hover:bg-sunken`,
  };
  if (paperId)
    return (
      <li>
        <Link to="/papers" search={{ item: paperId }} {...link}>
          {text}
        </Link>
      </li>
    );
  if (!subjectId || !chapterId) return <li className={className}>{text}</li>;
  return (
    <li>
      <Link
        to="/$subjectId/$chapterId/$tab"
        params={{ subjectId, chapterId, tab: tabOfList(list ?? 'topics') }}
        search={itemId ? { item: itemId } : {}}
        {...link}
      >
        {text}
      </Link>
    </li>
  );
}
