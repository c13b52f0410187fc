import { mistakesCopy } from 'virtual:messages/mistakes';
import { buttonClass } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { Link, Navigate } from '@tanstack/react-router';
import { useLibrary } from '#src/content/library/library.ts';
import { ScreenPending } from '#src/platform/layout/screen-pending.tsx';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useUser } from '#src/platform/session/session.ts';
import { AnswerReview } from '#src/study/questions/answer-review.tsx';
import type { Mistake } from '#src/study/reviews/mistakes.ts';
import { useMistakes } from './use-mistakes.ts';

/** Open mistakes of a Super student by chapter, with the right answers and reasons. */
export function MistakesScreen() {
  useScreenTitle(mistakesCopy.title);
  const { plan } = useUser();
  return plan === 'Pro' ? <Mistakes /> : <Navigate to="/practice" replace />;
}

function Mistakes() {
  const byChapter = useMistakes();
  if (!byChapter) return <ScreenPending />;
  const isEmpty = byChapter.length === 0;
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] py-6 md:min-h-dvh md:py-8">
      <div className="grid max-w-170 grid-cols-1 gap-6">
        <div className="grid gap-1">
          <h1>{isEmpty ? mistakesCopy.nothingTitle : mistakesCopy.title}</h1>
          <p className="text-ink-2">{isEmpty ? mistakesCopy.nothingText : mistakesCopy.lead}</p>
        </div>
        {isEmpty ? (
          <Link to="/practice" className={buttonClass({ variant: 'outlined', className: 'w-fit' })}>
            {mistakesCopy.toPractice}
          </Link>
        ) : null}
        {byChapter.map(([chapterId, mistakes]) => (
          <MistakesOfChapter key={chapterId} chapterId={chapterId} mistakes={mistakes} />
        ))}
      </div>
    </MarginPage>
  );
}

function MistakesOfChapter({ chapterId, mistakes }: { chapterId: string; mistakes: readonly Mistake[] }) {
  const chapter = useLibrary().findChapter(chapterId);
  const headingId = `mistakes-${chapterId}`;
  const review = mistakes.map(({ question, rightDays }, at) => ({
    ...{ question, chapterId, given: null, isCorrect: false },
    name: `${mistakesCopy.question({ n: at + 1 })}${rightDays > 0 ? ` · ${mistakesCopy.rightOnce}` : ''}`,
  }));
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} className="break-words text-h3">
            {chapter?.name}
          </h2>
          <p className="text-meta text-ink-2">
            {chapter?.subjectName} · {mistakesCopy.count({ count: mistakes.length })}
          </p>
        </div>
        <Link to="/revise" search={{ mistakes: chapterId }} className={buttonClass({})}>
          {mistakesCopy.redo}
          <span className="sr-only"> {chapter?.name}</span>
        </Link>
      </div>
      <AnswerReview review={review} look="mistakes" />
    </section>
  );
}
