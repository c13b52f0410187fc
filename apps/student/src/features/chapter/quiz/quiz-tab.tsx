import { useState } from 'react';
import { HeaderEnd, useQuizRunning } from '#src/features/chapter/chapter-chrome.tsx';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { type LibraryTest, testsOfChapter } from '#src/library/library.ts';
import { useHeldUpdate } from '#src/offline/new-version.ts';
import { type KeptAttempt, readAttempts } from '#src/outbox/kept-attempts.ts';
import { LeaveGuard } from '#src/questions/leave-guard.tsx';
import { QuestionSheet } from '#src/questions/question-sheet.tsx';
import { ResumeCard } from '#src/questions/resume-card.tsx';
import { RunningClock } from '#src/questions/running-clock.tsx';
import { useUser } from '#src/session/session.ts';
import { quizCopy } from './copy.ts';
import { QuizResults } from './quiz-results.tsx';
import { QuizStart } from './quiz-start.tsx';
import { timeLimitOf, useAttempt } from './use-attempt.ts';

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
  const tests = testsOfChapter(chapterId).filter(({ questions }) => questions.length > 0);
  const [kept, setKept] = useKeptAttempt(chapterId);
  const [testId, setTestId] = useState(tests[0]?._id);
  const test = kept?.test ?? tests.find(({ _id }) => _id === testId) ?? tests[0];
  if (!test) return <NothingHere chapterId={chapterId} text={quizCopy.empty} />;
  return (
    <Quiz
      key={kept ? kept.attemptId : test._id}
      test={test}
      tests={tests}
      kept={kept}
      onChooseTest={setTestId}
      onAfresh={() => setKept(null)}
    />
  );
}

function Quiz({
  test: testNow,
  tests,
  kept,
  onChooseTest,
  onAfresh,
}: {
  test: LibraryTest;
  tests: LibraryTest[];
  kept: KeptAttempt | null;
  onChooseTest: (testId: string) => void;
  onAfresh: () => void;
}) {
  const { quiz, dispatch, test, attemptId, start, resume, forget, retake } = useAttempt(testNow, kept);
  const isRunning = quiz.phase === 'inProgress';
  const question = quiz.phase === 'inProgress' ? test.questions[quiz.index] : undefined;
  useQuizRunning(isRunning);
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
    <QuizStart {...{ tests, test, onChooseTest }} timeLimitMinutes={timeLimitOf(test)} onStart={start} />
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
            question={question}
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
