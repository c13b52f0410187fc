import { useState } from 'react';
import { HeaderEnd, useQuizPhase } from '#src/features/chapter/chapter-context.tsx';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { type LibraryTest, useLibrary } from '#src/library/library.ts';
import { useHeldUpdate } from '#src/offline/new-version.ts';
import { type KeptAttempt, readAttempts } from '#src/questions/kept-attempts.ts';
import { LeaveGuard } from '#src/questions/leave-guard.tsx';
import { QuestionSheet } from '#src/questions/question-sheet.tsx';
import { ResumeCard } from '#src/questions/resume-card.tsx';
import { RunningClock } from '#src/questions/running-clock.tsx';
import { useUser } from '#src/session/session.ts';
import { quizCopy } from './quiz-copy.ts';
import { QuizResults } from './quiz-results.tsx';
import { QuizStart } from './quiz-start.tsx';
import { type QuizSource, timeLimitOf, useAttempt } from './use-attempt.ts';

/** The attempt in this chapter that a reload or a crash cut off, if any: the latest. */
function useKeptAttempt(chapterId: string) {
  const { id: userId } = useUser();
  return useState<KeptAttempt | null>(
    () =>
      readAttempts(userId)
        .filter(({ test }) => test.chapterId === chapterId)
        .sort((one, other) => other.startedAtMs - one.startedAtMs)[0] ?? null,
  );
}

/** The quiz tab of a chapter. Leaving it resets it; a reload or a crash does not. */
export function QuizTab({ chapterId }: { chapterId: string }) {
  const { testsOfChapter, timestamp } = useLibrary();
  const tests = testsOfChapter(chapterId).filter(({ questions }) => questions.length > 0);
  const [kept, setKept] = useKeptAttempt(chapterId);
  const [testId, setTestId] = useState(tests[0]?._id);
  // What is published meanwhile changes no quiz that was begun.
  const [begun, setBegun] = useState<QuizSource | null>(kept);
  const test = begun?.test ?? tests.find(({ _id }) => _id === testId) ?? tests[0];
  if (!test) return <NothingHere chapterId={chapterId} text={quizCopy.empty} />;
  return (
    <Quiz
      key={kept ? kept.attemptId : test._id}
      source={begun ?? { test, contentTimestamp: timestamp }}
      tests={tests}
      kept={kept}
      onChooseTest={setTestId}
      onBegin={setBegun}
      onAfresh={() => {
        setKept(null);
        setBegun(null);
      }}
    />
  );
}

function Quiz({
  source,
  tests,
  kept,
  onChooseTest,
  onBegin,
  onAfresh,
}: {
  source: QuizSource;
  tests: LibraryTest[];
  kept: KeptAttempt | null;
  onChooseTest: (testId: string) => void;
  onBegin: (source: QuizSource) => void;
  onAfresh: () => void;
}) {
  const { test } = source;
  const { quiz, dispatch, attemptId, start, resume, forget, retake } = useAttempt(source, kept);
  const isRunning = quiz.phase === 'inProgress';
  const question = quiz.phase === 'inProgress' ? test.questions[quiz.index] : undefined;
  useQuizPhase(quiz.phase);
  useHeldUpdate(isRunning);

  const resumeOrStart = kept ? (
    <ResumeCard
      caption={kept.test.title}
      title={quizCopy.resumeTitle}
      line={quizCopy.hinglish.resume}
      resumeLabel={quizCopy.resume}
      afreshLabel={quizCopy.startAgain}
      answers={kept.answers}
      deadlineMs={kept.deadlineMs}
      onResume={resume}
      onAfresh={() => {
        forget();
        onAfresh();
      }}
    />
  ) : (
    <QuizStart
      {...{ tests, test, onChooseTest }}
      timeLimitMinutes={timeLimitOf(test)}
      onStart={() => {
        onBegin(source);
        start();
      }}
    />
  );
  return (
    <>
      <LeaveGuard
        title={quizCopy.leaveTitle}
        text={quizCopy.leaveText}
        isRunning={isRunning}
        onLeave={forget}
      />
      {quiz.phase === 'notStarted' ? resumeOrStart : null}
      {quiz.phase === 'inProgress' && question ? (
        <>
          <HeaderEnd>
            <RunningClock
              deadlineMs={quiz.deadlineMs}
              onTick={(nowMs) => dispatch({ type: 'tick', nowMs })}
            />
          </HeaderEnd>
          <QuestionSheet
            questions={test.questions}
            index={quiz.index}
            answers={quiz.answers}
            onChoose={(option) => dispatch({ type: 'choose', option })}
            onPrevious={() => dispatch({ type: 'previous' })}
            onNext={() => dispatch({ type: 'next' })}
            onFinish={() => dispatch({ type: 'finish', nowMs: Date.now() })}
          />
        </>
      ) : null}
      {quiz.phase === 'results' ? (
        <QuizResults
          test={test}
          ended={quiz}
          attemptId={attemptId}
          onRetake={() => {
            retake();
            onAfresh();
          }}
        />
      ) : null}
    </>
  );
}
