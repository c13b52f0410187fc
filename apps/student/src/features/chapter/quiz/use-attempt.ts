import { defaultTimeLimitMinutes } from '@repo/contracts/limits';
import { useEffect, useReducer, useState } from 'react';
import { type LibraryTest, libraryTimestamp } from '#src/library/library.ts';
import { forgetAttempts, type KeptAttempt, keepAttempt, submissionOf } from '#src/outbox/kept-attempts.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { notStarted, type QuizState, quizReducer } from '#src/questions/machine.ts';
import { useUser } from '#src/session/session.ts';
import { newAttemptId } from './attempt-id.ts';

/** Whole minutes that a test gives. */
export function timeLimitOf(test: LibraryTest): number {
  return test.timeLimit > 0 ? test.timeLimit : defaultTimeLimitMinutes;
}

/** A kept attempt whose time is over shows its result at once; any other waits for its student. */
function begin(kept: KeptAttempt | null): QuizState {
  if (!kept || Date.now() < kept.deadlineMs) return notStarted;
  return quizReducer(notStarted, { type: 'resume', kept, nowMs: Date.now() });
}

/**
 * One attempt at a quiz: kept on this device with every answer, handed to the outbox when it ends. `kept` is one that
 * was begun before.
 */
export function useAttempt(testNow: LibraryTest, kept: KeptAttempt | null) {
  const { id: userId } = useUser();
  // New content may be loaded behind the screen: the quiz goes on with the one it began with.
  const [{ test, contentTimestamp, startId }] = useState(() => ({
    test: kept?.test ?? testNow,
    contentTimestamp: kept ? kept.contentTimestamp : libraryTimestamp(),
    startId: kept?.attemptId ?? newAttemptId(),
  }));
  const [attemptId, setAttemptId] = useState(startId);
  const [quiz, dispatch] = useReducer(quizReducer, kept, begin);

  useEffect(() => {
    if (quiz.phase === 'inProgress')
      keepAttempt(userId, {
        attemptId,
        test,
        contentTimestamp,
        answers: quiz.answers,
        index: quiz.index,
        startedAtMs: quiz.startedAtMs,
        deadlineMs: quiz.deadlineMs,
      });
    if (quiz.phase !== 'results') return;
    const ended = { answers: quiz.answers, timeTaken: quiz.timeTakenSeconds };
    const submission = submissionOf({ attemptId, test, contentTimestamp }, ended);
    void outbox.put({ kind: 'result', submission }).then(() => forgetAttempts(userId, test._id));
  }, [quiz, attemptId, test, contentTimestamp, userId]);

  return {
    quiz,
    dispatch,
    test,
    attemptId,
    start: () => {
      const questionCount = test.questions.length;
      dispatch({ type: 'start', questionCount, timeLimitMinutes: timeLimitOf(test), nowMs: Date.now() });
    },
    resume: () => {
      if (kept) dispatch({ type: 'resume', kept, nowMs: Date.now() });
    },
    /** Gives the attempt up: nothing of it is sent. */
    forget: () => forgetAttempts(userId, test._id),
    retake: () => {
      setAttemptId(newAttemptId());
      dispatch({ type: 'retake' });
    },
  };
}
