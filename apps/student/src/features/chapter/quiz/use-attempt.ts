import { defaultTimeLimitMinutes } from '@repo/contracts/limits/content';
import { useEffect, useReducer, useState } from 'react';
import type { LibraryTest } from '#src/library/library.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { newAttemptId } from '#src/questions/attempt-id.ts';
import { forgetAttempt, type KeptAttempt, keepAttempt, submissionOf } from '#src/questions/kept-attempts.ts';
import { notStarted, type QuizState, quizReducer } from '#src/questions/machine.ts';
import { useUser } from '#src/session/session.ts';

/** Whole minutes that a test gives. */
export function timeLimitOf(test: LibraryTest): number {
  return test.timeLimit > 0 ? test.timeLimit : defaultTimeLimitMinutes;
}

/** A test and the publication it is taken from. */
export type QuizSource = Pick<KeptAttempt, 'test' | 'contentTimestamp'>;

/** A stored attempt whose time is over shows its result at once; any other waits to be resumed. */
function begin(kept: KeptAttempt | null): QuizState {
  if (!kept || Date.now() < kept.deadlineMs) return notStarted;
  return quizReducer(notStarted, { type: 'resume', kept, nowMs: Date.now() });
}

/**
 * One attempt at a quiz: stored on this device with every answer, handed to the outbox when it ends. `kept` is one that
 * was begun before.
 */
export function useAttempt({ test, contentTimestamp }: QuizSource, kept: KeptAttempt | null) {
  const { id: userId } = useUser();
  const [attemptId, setAttemptId] = useState(() => kept?.attemptId ?? newAttemptId());
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
    void outbox.put({ kind: 'result', submission }).then(() => forgetAttempt(userId, test._id));
  }, [quiz, attemptId, test, contentTimestamp, userId]);

  return {
    quiz,
    dispatch,
    attemptId,
    start: () => {
      const questionCount = test.questions.length;
      dispatch({ type: 'start', questionCount, timeLimitMinutes: timeLimitOf(test), nowMs: Date.now() });
    },
    resume: () => {
      if (kept) dispatch({ type: 'resume', kept, nowMs: Date.now() });
    },
    /** Gives the attempt up: nothing of it is sent. */
    forget: () => forgetAttempt(userId, test._id),
    retake: () => {
      setAttemptId(newAttemptId());
      dispatch({ type: 'retake' });
    },
  };
}
