import { practiceCopy } from 'virtual:messages/practice';
import { questionsCopy } from 'virtual:messages/questions';
import { clockText, grade } from '@repo/contracts/progress.rules';
import { Button, buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { lazyOrNothing } from '@repo/ui/lazy-or';
import { MarginPage } from '@repo/ui/margin-page';
import { ProgressRing } from '@repo/ui/progress-ring';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { NextCard } from '#src/study/next/next-card.tsx';
import { AnswerReview } from '#src/study/questions/answer-review.tsx';
import { Counter } from '#src/study/questions/counter.tsx';
import type { PracticeSet } from '#src/study/questions/kept-practice.ts';
import type { QuizState } from '#src/study/questions/machine.ts';
import type { NumberVariant } from '#src/study/questions/number-variant.ts';
import { reviewAnswers } from '#src/study/questions/review-answers.ts';
import { ChapterShares } from './chapter-shares.tsx';
import { PracticeHeading } from './practice-heading.tsx';
import { ReviseNext } from './revise-next.tsx';
import { sharesOf } from './shares.ts';
import { useVariants } from './use-variants.ts';

const OtherNumbers = lazyOrNothing(
  async () => (await import('#src/study/questions/other-numbers.tsx')).OtherNumbers,
);

/** Share of right answers that is praised; practice has no pass or fail. */
const goodPercent = 60;

function praiseOf(percent: number): string {
  const { perfect, good, poor } = practiceCopy.hinglish;
  if (percent === 100) return perfect;
  return percent >= goodPercent ? good : poor;
}

/** Result of a practice: score, what to revise next, share per chapter, and every answer with its reason. */
export function PracticeResults({
  set,
  ended,
  onAgain,
}: {
  set: PracticeSet;
  ended: Extract<QuizState, { phase: 'results' }>;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { character } = useCharacter();
  const { variants, keepVariant } = useVariants();
  const { scorePercent, correctAnswers, incorrectAnswers } = grade(set.questions, ended.answers, goodPercent);
  const shares = sharesOf(set, ended.answers);
  const otherNumbers = (index: number, of: string) => {
    const question = set.questions[index];
    if (!question?.otherNumbers) return null;
    const onVariant = (variant: NumberVariant) => keepVariant(index, variant);
    return (
      <Suspense>
        <OtherNumbers {...{ question, of, onVariant }} variant={variants[index]} />
      </Suspense>
    );
  };
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PracticeHeading />
      <MarginPage className="pb-8 pt-4">
        <div className="grid max-w-page grid-cols-1 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <section className="grid gap-5 side-column" aria-labelledby="score-title">
            <div className="flex items-center gap-4">
              <ProgressRing
                percent={scorePercent}
                label={questionsCopy.scoreHeading({ score: scorePercent })}
                size={112}
                color={scorePercent >= goodPercent ? 'var(--tick-fill)' : 'var(--pen)'}
              />
              <h2 ref={heading} id="score-title" tabIndex={-1}>
                {questionsCopy.scoreHeading({ score: scorePercent })}
              </h2>
            </div>
            <p className="flex items-center gap-3">
              <Character
                name={character}
                mood={scorePercent >= goodPercent ? 'cheer' : 'think'}
                size={64}
                className="shrink-0"
              />
              <span>
                {ended.isTimeUp ? <span className="font-bold">{questionsCopy.timeUp} </span> : null}
                <span lang={languageOfLines()}>{praiseOf(scorePercent)}</span>
              </span>
            </p>
            <dl className="grid cols-min-[5rem] gap-3">
              <Counter label={questionsCopy.correct} value={correctAnswers} />
              <Counter label={questionsCopy.incorrect} value={incorrectAnswers} />
              <Counter label={questionsCopy.timeTaken} value={clockText(ended.timeTakenSeconds)} />
            </dl>
            <NextCard ending={{ kind: 'other' }} />
            <Button variant="outlined" onClick={onAgain}>
              {practiceCopy.newPractice}
            </Button>
            <Link to="/mistakes" className={buttonClass({ variant: 'outlined' })}>
              {practiceCopy.mistakes}
            </Link>
            <p className="text-meta text-ink-2">{practiceCopy.onDevice}</p>
          </section>
          <div className="grid min-w-0 grid-cols-1 gap-8">
            <section aria-labelledby="revise-title">
              <h3 id="revise-title">{practiceCopy.recommendations}</h3>
              <p className="mb-4 text-meta text-ink-2">{practiceCopy.recommendationsText}</p>
              <ReviseNext shares={shares} />
            </section>
            <section aria-labelledby="analytics-title">
              <h3 id="analytics-title">{practiceCopy.analytics}</h3>
              <p className="mb-4 text-meta text-ink-2">{practiceCopy.analyticsText}</p>
              <ChapterShares shares={shares} />
            </section>
            <section aria-labelledby="review-title">
              <h3 id="review-title" className="mb-4">
                {questionsCopy.review}
              </h3>
              <AnswerReview
                review={reviewAnswers(set.questions, ended.answers, ended.typed, ended.unread)}
                look="handedIn"
                below={otherNumbers}
              />
            </section>
          </div>
        </div>
      </MarginPage>
    </>
  );
}
