import { writtenTabCopy } from 'virtual:messages/writtenTab';
import { Loading } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { lazy, Suspense, useEffect } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { QuizTab } from '#src/features/chapter/quiz/quiz-tab.tsx';

const load = () => import('./written-tab.tsx').then((module) => ({ default: module.WrittenTab }));
const WrittenTab = lazy(load);

const parts = [
  { part: undefined, label: writtenTabCopy.quiz },
  { part: 'written', label: writtenTabCopy.written },
] as const;

/** Quiz | Written, each with a URL, so that Back switches between them. */
function PartSwitch({ place, part }: { place: Place; part: 'written' | undefined }) {
  return (
    <nav aria-label={writtenTabCopy.parts} className="margin-page pt-4">
      <div className="mx-auto flex w-full max-w-170 gap-2 md:justify-center">
        {parts.map(({ part: one, label }) => (
          <Link
            key={label}
            to="/tabs/$subjectId/$chapterId"
            params={place}
            search={{ tab: 'quiz', part: one }}
            resetScroll={false}
            aria-current={one === part ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 font-bold text-meta no-underline',
              one === part
                ? 'border-pen bg-pen-tint text-pen'
                : 'border-line-strong bg-surface text-ink hover:bg-sunken',
            )}
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

type Place = { subjectId: string; chapterId: string };

/** A chapter's quiz tab: the quiz, and written questions if it has any. */
export function QuestionsTab({
  subjectId,
  chapterId,
  part,
  question,
  isQuizRunning,
}: Place & {
  part: 'written' | undefined;
  /** Id of the open written question. */
  question: string | undefined;
  isQuizRunning: boolean;
}) {
  const hasWritten = useLibrary().writtenOfChapter(chapterId).length > 0;
  useEffect(() => {
    // Preload before the tap, so that it works offline.
    if (hasWritten) load().catch(() => {});
  }, [hasWritten]);
  const place = { subjectId, chapterId };
  const shown = hasWritten || question !== undefined ? part : undefined;
  return (
    <>
      {hasWritten && !isQuizRunning && question === undefined ? (
        <PartSwitch place={place} part={shown} />
      ) : null}
      {shown === 'written' ? (
        <Suspense fallback={<Loading label={writtenTabCopy.loading} className="px-4 py-6" />}>
          <WrittenTab {...place} questionId={question} />
        </Suspense>
      ) : (
        <QuizTab chapterId={chapterId} />
      )}
    </>
  );
}
