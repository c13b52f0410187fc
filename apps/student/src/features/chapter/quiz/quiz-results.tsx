import { questionsCopy } from 'virtual:messages/questions';
import { quizCopy } from 'virtual:messages/quiz';
import { unanswered } from '@repo/contracts/limits/progress';
import { clockText, grade, outcomeOf } from '@repo/contracts/progress.rules';
import { Badge } from '@repo/ui/badge';
import { Button, buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { MarginPage } from '@repo/ui/margin-page';
import { ProgressRing } from '@repo/ui/progress-ring';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { showMoment } from '#src/app/moments/moments.ts';
import type { LibraryTest } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { noteChapterStep } from '#src/platform/session/chapter-steps.ts';
import { useUser } from '#src/platform/session/session.ts';
import { NextCard } from '#src/study/next/next-card.tsx';
import { AnswerReview } from '#src/study/questions/answer-review.tsx';
import { Counter } from '#src/study/questions/counter.tsx';
import type { QuizState } from '#src/study/questions/machine.ts';
import { reviewAnswers } from '#src/study/questions/review-answers.ts';
import { quizIdOf } from '#src/study-log/outbox/job.ts';
import { useJobStatus } from '#src/study-log/outbox/use-outbox.ts';
import { SaveState } from './save-state.tsx';
import { useHandedIn } from './use-handed-in.ts';

/** Minimum score for praise. */
const wellPercent = 80;

type Ended = Extract<QuizState, { phase: 'results' }>;

/**
 * The marked quiz, with the server's score or, until it arrives, ours by the same rule. Shows the first
 * submitted attempt, even one from another tab (docs/product/screens.md#quiz-in-two-tabs).
 */
export function QuizResults({
  test,
  ended,
  attemptId,
  isEndedHere,
  onRetake,
}: {
  test: LibraryTest;
  ended: Ended;
  attemptId: string;
  /** False when only another tab submitted it. */
  isEndedHere: boolean;
  onRetake: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [endedAtMs] = useState(() => Date.now());
  const status = useJobStatus(quizIdOf(attemptId));
  const { character } = useCharacter();
  const { id: userId, plan } = useUser();
  const { chapterId } = test;
  const handedIn = useHandedIn(attemptId);
  const { answers, typed } = handedIn ?? ended;
  const isOurs = isEndedHere && answers.every((answer, at) => answer === ended.answers[at]);
  const own = grade(test.questions, answers, test.passingScore);
  const marks = status?.kind === 'saved' ? status.reply : null;
  const marked = marks ?? { ...own, score: own.scorePercent };
  const { score, isPassed, correctAnswers, incorrectAnswers } = marked;
  const hasMistakes =
    plan === 'Pro' &&
    reviewAnswers(test.questions, answers, typed).some(
      ({ question, given, typed: text }) =>
        outcomeOf(question, given ?? unanswered, text !== undefined) === false,
    );
  const praise =
    score === 100
      ? quizCopy.hinglish.perfect
      : isPassed
        ? quizCopy.hinglish[score >= wellPercent ? 'passedWell' : 'passed']
        : quizCopy.hinglish.failed;

  useEffect(() => {
    noteChapterStep(userId, chapterId, { quiz: { isPassed, atMs: endedAtMs } });
  }, [userId, chapterId, isPassed, endedAtMs]);
  useEffect(() => {
    if (score === 100) showMoment('fullMarks', attemptId);
  }, [score, attemptId]);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <MarginPage className="flex-1 py-6">
      <div className="mx-auto grid w-full max-w-page grid-cols-1 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section className="grid gap-5 side-column [--side-top:8rem]" aria-labelledby="score-title">
          <div className="flex items-center gap-4">
            <ProgressRing
              percent={score}
              label={questionsCopy.scoreHeading({ score })}
              size={112}
              color={isPassed ? 'var(--tick-fill)' : 'var(--redpen)'}
            />
            <div className="grid justify-items-start gap-2">
              <Badge tone={isPassed ? 'tick' : 'red'}>
                <span className="px-1 py-0.5 text-meta">{isPassed ? quizCopy.passed : quizCopy.failed}</span>
              </Badge>
              <h2 ref={heading} id="score-title" tabIndex={-1}>
                {questionsCopy.scoreHeading({ score })}
              </h2>
            </div>
          </div>
          <p className="flex items-center gap-3">
            <Character name={character} mood={isPassed ? 'cheer' : 'think'} size={64} className="shrink-0" />
            <span>
              {ended.isTimeUp && isOurs ? <span className="font-bold">{questionsCopy.timeUp} </span> : null}
              <span lang={languageOfLines()}>{praise}</span>
            </span>
          </p>
          <dl className="grid cols-min-[5rem] gap-3">
            <Counter label={questionsCopy.correct} value={correctAnswers} />
            <Counter label={questionsCopy.incorrect} value={incorrectAnswers} />
            <Counter
              label={questionsCopy.timeTaken}
              value={clockText(handedIn?.timeTaken ?? ended.timeTakenSeconds)}
            />
          </dl>
          {isOurs ? null : <p className="font-bold">{quizCopy.handedInElsewhere}</p>}
          <SaveState status={status} />
          <NextCard
            ending={
              isPassed ? { kind: 'quizPassed', chapterId, hasMistakes } : { kind: 'quizFailed', chapterId }
            }
          />
          {hasMistakes && !isPassed ? (
            <Link
              to="/revise"
              search={{ mistakes: chapterId }}
              className={buttonClass({ variant: 'outlined' })}
            >
              {quizCopy.redoMistakes}
            </Link>
          ) : null}
          <Button variant="outlined" onClick={onRetake}>
            {quizCopy.retake}
          </Button>
        </section>
        <section aria-labelledby="review-title">
          <h3 id="review-title" className="mb-4">
            {questionsCopy.review}
          </h3>
          <AnswerReview
            review={reviewAnswers(test.questions, answers, typed, isOurs ? ended.unread : null)}
            look="handedIn"
            chapterId={chapterId}
          />
        </section>
      </div>
    </MarginPage>
  );
}
