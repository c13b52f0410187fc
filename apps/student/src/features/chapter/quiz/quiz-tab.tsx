import { quizCopy } from 'virtual:messages/quiz';
import { useState } from 'react';
import { type LibraryTest, useLibrary } from '#src/content/library/library.ts';
import { HeaderEnd, useQuizPhase } from '#src/features/chapter/chapter-context.tsx';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { useAwakeScreen } from '#src/platform/fullscreen/awake-screen.ts';
import { useFullscreen } from '#src/platform/fullscreen/fullscreen.ts';
import { useHeldUpdate } from '#src/platform/offline/new-version.ts';
import { useUser } from '#src/platform/session/session.ts';
import { type KeptAttempt, readAttempts } from '#src/study/questions/kept-attempts.ts';
import { LeaveGuard } from '#src/study/questions/leave-guard.tsx';
import { QuestionSheet } from '#src/study/questions/question-sheet.tsx';
import { RunningClock } from '#src/study/questions/running-clock.tsx';
import { testNowMs } from '#src/study/questions/test-clock.ts';
import { QuizResults } from './quiz-results.tsx';
import { QuizStart } from './quiz-start.tsx';
import { findRunning, type QuizSource, timeLimitOf, useAttempt } from './use-attempt.ts';
import { WaitingQuiz } from './waiting-quiz.tsx';

/** The latest attempt in this chapter that a reload or crash interrupted, if any. */
function findKept(userId: string, chapterId: string): KeptAttempt | null {
  const ofChapter = readAttempts(userId).filter(({ test }) => test.chapterId === chapterId);
  return ofChapter.sort((one, other) => other.startedAtMs - one.startedAtMs)[0] ?? null;
}

/** An earlier attempt, if any, and a counter that remounts the quiz. */
type Desk = { kept: KeptAttempt | null; visit: number; isGivenUpElsewhere: boolean };

/** A chapter's quiz tab. Leaving it resets the quiz; a reload or crash doesn't. */
export function QuizTab({ chapterId }: { chapterId: string }) {
  const { id: userId } = useUser();
  const { testsOfChapter, timestamp } = useLibrary();
  const tests = testsOfChapter(chapterId).filter(({ questions }) => questions.length > 0);
  const [{ kept, visit, isGivenUpElsewhere }, setDesk] = useState<Desk>(() => ({
    kept: findKept(userId, chapterId),
    visit: 0,
    isGivenUpElsewhere: false,
  }));
  const [testId, setTestId] = useState(tests[0]?._id);
  // New publications don't change a quiz in progress.
  const [begun, setBegun] = useState<QuizSource | null>(kept);
  const test = begun?.test ?? tests.find(({ _id }) => _id === testId) ?? tests[0];
  if (!test) return <NothingHere chapterId={chapterId} text={quizCopy.empty} />;
  const lay = (next: KeptAttempt | null, isGivenUp = false) => {
    setDesk((before) => ({ kept: next, visit: before.visit + 1, isGivenUpElsewhere: isGivenUp }));
    setBegun(next);
  };
  return (
    <Quiz
      key={`${visit} ${kept ? kept.attemptId : test._id}`}
      source={begun ?? { test, contentTimestamp: timestamp }}
      tests={tests}
      kept={kept}
      notice={isGivenUpElsewhere ? quizCopy.givenUpElsewhere : null}
      onChooseTest={setTestId}
      onBegin={setBegun}
      onLay={lay}
    />
  );
}

function Quiz({
  source,
  tests,
  kept,
  notice,
  onChooseTest,
  onBegin,
  onLay,
}: {
  source: QuizSource;
  tests: LibraryTest[];
  kept: KeptAttempt | null;
  notice: string | null;
  onChooseTest: (testId: string) => void;
  onBegin: (source: QuizSource) => void;
  /** Replaces this quiz by an earlier attempt, or by the choice of quizzes. */
  onLay: (kept: KeptAttempt | null, isGivenUpElsewhere?: boolean) => void;
}) {
  const { test } = source;
  const { id: userId } = useUser();
  const chapterName = useLibrary().findChapter(test.chapterId)?.name ?? '';
  const { quiz, dispatch, attemptId, isElsewhere, isEndedHere, start, resume, forget } = useAttempt(
    source,
    kept,
    { onTaken: onLay, onGivenUp: () => onLay(null, true) },
  );
  const isRunning = quiz.phase === 'inProgress';
  const question = quiz.phase === 'inProgress' ? test.questions[quiz.index] : undefined;
  useQuizPhase(quiz.phase);
  useHeldUpdate(isRunning);
  useFullscreen(isRunning);
  useAwakeScreen(isRunning);

  const resumeOrStart = kept ? (
    <WaitingQuiz
      {...{ kept, chapterName, isElsewhere }}
      onResume={resume}
      onAfresh={() => {
        forget();
        onLay(null);
      }}
    />
  ) : (
    <QuizStart
      {...{ tests, test, chapterName, notice, onChooseTest }}
      timeLimitMinutes={timeLimitOf(test)}
      onStart={() => {
        const running = findRunning(userId, test._id);
        if (running) return onLay(running);
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
            typed={quiz.typed}
            unread={quiz.unread}
            onType={(at, text, option, unread) => dispatch({ type: 'type', at, text, option, unread })}
            onChoose={(option) => dispatch({ type: 'choose', option })}
            onPrevious={() => dispatch({ type: 'previous' })}
            onNext={() => dispatch({ type: 'next' })}
            onFinish={() => dispatch({ type: 'finish', nowMs: testNowMs() })}
          />
        </>
      ) : null}
      {quiz.phase === 'results' ? (
        <QuizResults
          test={test}
          ended={quiz}
          attemptId={attemptId}
          isEndedHere={isEndedHere}
          onRetake={() => onLay(null)}
        />
      ) : null}
    </>
  );
}
