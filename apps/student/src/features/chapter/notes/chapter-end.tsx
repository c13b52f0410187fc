import { buttonClass } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { TickDisc } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { notesCopy } from './notes-copy.ts';
import type { Completion } from './use-completion.ts';

/** Under the last page: the tick, what went wrong, or that there is nothing after this chapter. */
export function ChapterEnd({ subjectId, completion }: { subjectId: string; completion: Completion }) {
  const { isFresh, isKept, failure, isAtTheEnd, isBusy, markFinished } = completion;
  if (!isFresh && !failure && !isAtTheEnd) return null;
  return (
    <div className="mx-auto grid w-full max-w-measure gap-4 px-4 py-5">
      {failure ? <ErrorPanel message={failure} onRetry={markFinished} isRetrying={isBusy} /> : null}
      {isFresh ? (
        <p role="status" className="flex items-center gap-3 rounded-card bg-tick-tint p-4">
          <TickDisc size={48} animated />
          <span>
            <span className="block font-bold text-tick">
              {isKept ? notesCopy.completedHere : notesCopy.completed}
            </span>
            <span lang="hi-Latn">{isKept ? notesCopy.hinglish.kept : notesCopy.hinglish.finished}</span>
          </span>
        </p>
      ) : null}
      {isAtTheEnd ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card outline-ink bg-surface p-4">
          <p role="status" className="font-bold">
            {notesCopy.noMoreChapters}
          </p>
          <Link
            to="/subject/$subjectId"
            params={{ subjectId }}
            className={buttonClass({ variant: 'outlined' })}
          >
            {notesCopy.backToChapters}
          </Link>
        </div>
      ) : null}
    </div>
  );
}
