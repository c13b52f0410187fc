import { quizCopy } from 'virtual:messages/quiz';
import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { RadioCards } from '@repo/ui/radio-cards';
import type { ReactNode } from 'react';
import type { LibraryTest } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { useUser } from '#src/platform/session/session.ts';
import { dayText, useLastResult } from './last-result.ts';
import { shortTitle } from './short-title.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line px-3 not-first:border-l-[1.5px]">
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="font-heading text-h3 tabular-nums">{children}</dd>
    </div>
  );
}

/** Quiz choice: which quiz, number of questions, time; then 'Start Quiz'. */
export function QuizStart({
  tests,
  test,
  chapterName,
  timeLimitMinutes,
  notice,
  onChooseTest,
  onStart,
}: {
  tests: LibraryTest[];
  test: LibraryTest;
  /** The chapter's name. It is shown above, so titles omit it. */
  chapterName: string;
  timeLimitMinutes: number;
  /** What happened to an earlier quiz, if there was one. */
  notice: string | null;
  onChooseTest: (testId: string) => void;
  onStart: () => void;
}) {
  const { name } = useUser();
  const last = useLastResult(test._id);
  const starting = useAfterPaint(onStart);
  return (
    <MarginPage className="flex-1 py-6">
      <div className="mx-auto grid w-full max-w-120 gap-5">
        <p role="status" className={notice ? 'rounded-control bg-marker-tint p-3' : 'sr-only'}>
          {notice}
        </p>
        {tests.length > 1 ? (
          <RadioCards
            legend={quizCopy.choose}
            options={tests.map(({ _id, title }) => ({ value: _id, label: shortTitle(title, chapterName) }))}
            value={test._id}
            onValueChange={onChooseTest}
          />
        ) : null}
        <section className="rounded-card outline-ink bg-surface" aria-labelledby="quiz-title">
          <div className="border-b-[1.5px] border-line px-4 pb-4 pt-4">
            <p className="text-caption text-ink-2">{quizCopy.answerSheet}</p>
            <h2 id="quiz-title" className="mt-1">
              {shortTitle(test.title, chapterName)}
            </h2>
            <p className="mt-3 flex items-baseline gap-2 text-meta text-ink-2">
              {quizCopy.studentName}
              <span className="min-w-0 flex-1 truncate border-b-[1.5px] border-line-strong font-bold text-body text-pen">
                {name}
              </span>
            </p>
          </div>
          <dl className="grid cols-min-[5.5rem] gap-y-2 py-4">
            <Fact label={quizCopy.questions}>{test.questions.length}</Fact>
            <Fact label={quizCopy.minutes({ n: timeLimitMinutes })}>{timeLimitMinutes}</Fact>
            <Fact label={quizCopy.passingScore}>{test.passingScore}%</Fact>
          </dl>
          <div className="grid gap-2 border-t-[1.5px] border-line p-4">
            <Button onClick={starting.run} busy={starting.isWaiting} fullWidth>
              {quizCopy.start}
            </Button>
            <p lang={languageOfLines()} className="text-center text-meta text-ink-2">
              {quizCopy.hinglish.resets}
            </p>
          </div>
          {/* Below the button, because it loads late and the button must not move. */}
          {last ? (
            <p className="flex flex-wrap items-center gap-2 border-t-[1.5px] border-line px-4 py-3 text-meta">
              {quizCopy.lastTime({ score: last.score, day: dayText(last.createdAt) })}
              <Badge tone={last.isPassed ? 'tick' : 'red'}>
                {last.isPassed ? quizCopy.passed : quizCopy.failed}
              </Badge>
            </p>
          ) : null}
        </section>
      </div>
    </MarginPage>
  );
}
