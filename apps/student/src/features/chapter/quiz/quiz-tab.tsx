import { defaultTimeLimitMinutes } from '@repo/contracts/limits';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { useEffect, useReducer, useState } from 'react';
import { HeaderEnd, useQuizRunning } from '#src/features/chapter/chapter-chrome.tsx';
import { type LibraryTest, libraryTimestamp, testsOfChapter } from '#src/library/library.ts';
import { useCharacter } from '#src/screen/use-character.ts';
import { newAttemptId } from './attempt-id.ts';
import { quizCopy } from './copy.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { notStarted, quizReducer } from './machine.ts';
import { resultOutbox } from './outbox.ts';
import { QuizClock } from './quiz-clock.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResults } from './quiz-results.tsx';
import { QuizStart } from './quiz-start.tsx';

/** The quiz tab of a chapter. Leaving it resets it. */
export function QuizTab({ chapterId }: { chapterId: string }) {
  const tests = testsOfChapter(chapterId).filter(({ questions }) => questions.length > 0);
  const [testId, setTestId] = useState(tests[0]?._id);
  const { character } = useCharacter();
  const test = tests.find(({ _id }) => _id === testId) ?? tests[0];
  if (!test) return <EmptyState art={<Character name={character} mood="think" />} title={quizCopy.empty} />;
  return <Quiz key={test._id} test={test} tests={tests} onChooseTest={setTestId} />;
}

function Quiz({
  test: testNow,
  tests,
  onChooseTest,
}: {
  test: LibraryTest;
  tests: LibraryTest[];
  onChooseTest: (testId: string) => void;
}) {
  const [quiz, dispatch] = useReducer(quizReducer, notStarted);
  // New content may be loaded behind the screen: the quiz goes on with the one it began with.
  const [{ test, contentTimestamp }] = useState(() => ({
    test: testNow,
    contentTimestamp: libraryTimestamp() ?? undefined,
  }));
  const [attemptId, setAttemptId] = useState(newAttemptId);
  const isRunning = quiz.phase === 'inProgress';
  const timeLimitMinutes = test.timeLimit > 0 ? test.timeLimit : defaultTimeLimitMinutes;
  useQuizRunning(isRunning);

  useEffect(() => {
    if (quiz.phase !== 'results') return;
    void resultOutbox.submit({
      attemptId,
      testId: test._id,
      chapterId: test.chapterId,
      answers: quiz.answers,
      timeTaken: quiz.timeTakenSeconds,
      contentTimestamp,
    });
  }, [quiz, attemptId, test, contentTimestamp]);

  const start = () => {
    const questionCount = test.questions.length;
    dispatch({ type: 'start', questionCount, timeLimitMinutes, nowMs: Date.now() });
  };
  const retake = () => {
    setAttemptId(newAttemptId());
    dispatch({ type: 'retake' });
  };

  return (
    <>
      <LeaveGuard isRunning={isRunning} />
      {quiz.phase === 'notStarted' ? (
        <QuizStart {...{ tests, test, timeLimitMinutes, onChooseTest }} onStart={start} />
      ) : null}
      {quiz.phase === 'inProgress' && test.questions[quiz.index] ? (
        <>
          <HeaderEnd>
            <QuizClock deadlineMs={quiz.deadlineMs} onTick={(nowMs) => dispatch({ type: 'tick', nowMs })} />
          </HeaderEnd>
          <QuizQuestion
            question={test.questions[quiz.index] as (typeof test.questions)[number]}
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
        <QuizResults test={test} ended={quiz} attemptId={attemptId} onRetake={retake} />
      ) : null}
    </>
  );
}
