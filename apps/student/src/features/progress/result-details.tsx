import { progressCopy } from 'virtual:messages/progress';
import { type ReactNode, useMemo } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { AnswerReview } from '#src/study/questions/answer-review.tsx';
import type { ResultView } from './result-view.ts';

const copy = progressCopy.results;

function Figures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken p-3">
      <h4 className="font-heading text-body">{title}</h4>
      <dl className="mt-1 grid gap-1">{children}</dl>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-bold tabular-nums">{children}</dd>
    </div>
  );
}

/** Whether the library still has a stored question with the same text; others can't be reported. */
function useIsStillAsked(chapterId: string | undefined): (text: string) => boolean {
  const library = useLibrary();
  const asked = useMemo(() => {
    const tests = chapterId ? library.ownItems('tests', chapterId) : [];
    return new Set(tests.flatMap(({ questions }) => questions.map(({ question }) => question)));
  }, [library, chapterId]);
  return (text) => asked.has(text);
}

/** A full result: the test's figures, a comment, and the marked answers if stored. */
export function ResultDetails({ view }: { view: ResultView }) {
  const isStillAsked = useIsStillAsked(view.review[0]?.chapterId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Figures title={copy.details}>
          <Figure label={copy.correctAnswers}>{view.correct}</Figure>
          <Figure label={copy.incorrectAnswers}>{view.incorrect}</Figure>
          <Figure label={copy.totalQuestions}>{view.total}</Figure>
          {view.passingScorePercent === null ? null : (
            <Figure label={copy.passingScore}>{view.passingScorePercent}%</Figure>
          )}
        </Figures>
        <Figures title={copy.performance}>
          <Figure label={copy.score}>{view.recomputedPercent}%</Figure>
          <Figure label={copy.status}>{copy.completed}</Figure>
          <Figure label={copy.timeTaken}>{view.timeText}</Figure>
        </Figures>
      </div>
      {view.review.length > 0 ? (
        <div className="grid grid-cols-1 gap-3">
          <h4 className="font-heading text-h3">{copy.review}</h4>
          <AnswerReview review={view.review} look="stored" canReport={isStillAsked} />
        </div>
      ) : null}
    </div>
  );
}
