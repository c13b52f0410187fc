import { defaultTimeLimitMinutes } from '@repo/contracts/limits/content';
import { unanswered } from '@repo/contracts/limits/progress';
import { useEffect, useReducer, useState } from 'react';
import type { LibraryTest } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { minutesAllowed } from '#src/platform/study-needs.ts';
import { noteMistakes, prepareForMistakes } from '#src/study/mistakes/note-mistakes.ts';
import {
  forgetAttempt,
  type KeptAttempt,
  keepAttempt,
  readAttempts,
  submissionOf,
} from '#src/study/questions/kept-attempts.ts';
import { notStarted, type QuizState, quizReducer } from '#src/study/questions/machine.ts';
import { testNowMs } from '#src/study/questions/test-clock.ts';
import { newAttemptId } from '#src/study-log/outbox/attempt-id.ts';
import { quizIdOf } from '#src/study-log/outbox/job.ts';
import { handOver, outbox } from '#src/study-log/outbox/outbox.ts';
import { type HandedIn, useHandedIn } from './use-handed-in.ts';
import { tellGivenUp, useOtherTabs } from './use-other-tabs.ts';

/** Time limit of a test for this student, in whole minutes. */
export function timeLimitOf(test: LibraryTest): number {
  return minutesAllowed(test.timeLimit > 0 ? test.timeLimit : defaultTimeLimitMinutes);
}

/** A test and the publication it comes from. */
export type QuizSource = Pick<KeptAttempt, 'test' | 'contentTimestamp'>;

/** A stored attempt whose time is over shows its result; others can be resumed. */
function begin(kept: KeptAttempt | null): QuizState {
  if (!kept || testNowMs() < kept.deadlineMs) return notStarted;
  return quizReducer(notStarted, { type: 'resume', kept, nowMs: testNowMs() });
}

function keptOf(
  { attemptId, test, contentTimestamp }: QuizSource & Pick<KeptAttempt, 'attemptId'>,
  { phase: _, ...run }: Extract<QuizState, { phase: 'inProgress' }>,
): KeptAttempt {
  return { attemptId, test, contentTimestamp, ...run };
}

/** An attempt submitted by another tab becomes the result in every tab. */
function inAllTabs(own: QuizState, handedIn: HandedIn | null): QuizState {
  if (!handedIn || own.phase === 'results') return own;
  const { answers, typed, timeTaken } = handedIn;
  return { phase: 'results', answers, typed, timeTakenSeconds: timeTaken, isTimeUp: false };
}

/** An unfinished attempt at this test, such as one running in another tab. */
export function findRunning(userId: string, testId: string): KeptAttempt | undefined {
  return readAttempts(userId).find(
    ({ attemptId, test, deadlineMs }) =>
      test._id === testId && testNowMs() < deadlineMs && !outbox.statusOf(quizIdOf(attemptId)),
  );
}

/**
 * One attempt at a quiz: stored on this device with every answer, and put into the outbox when it ends.
 * `kept` is an earlier attempt to resume. `onTaken` fires when another tab continues it, `onGivenUp` when one
 * discards it (docs/product/screens.md#quiz-in-two-tabs).
 */
export function useAttempt(
  { test, contentTimestamp }: QuizSource,
  kept: KeptAttempt | null,
  { onTaken, onGivenUp }: { onTaken: (kept: KeptAttempt) => void; onGivenUp: () => void },
) {
  const { id: userId, plan } = useUser();
  const [attemptId] = useState(() => kept?.attemptId ?? newAttemptId());
  const [own, dispatch] = useReducer(quizReducer, kept, begin);
  const quiz = inAllTabs(own, useHandedIn(attemptId));
  const readKept = () => readAttempts(userId).find((one) => one.attemptId === attemptId);
  const isElsewhere = useOtherTabs({
    userId,
    attemptId,
    isRunning: quiz.phase === 'inProgress',
    onTaken: () => {
      if (quiz.phase !== 'inProgress') return;
      onTaken(readKept() ?? keptOf({ attemptId, test, contentTimestamp }, quiz));
    },
    onGivenUp: () => {
      if (quiz.phase !== 'results') onGivenUp();
    },
  });

  const isRunning = own.phase === 'inProgress';
  useEffect(() => {
    if (isRunning) prepareForMistakes({ plan });
  }, [isRunning, plan]);
  useEffect(() => {
    if (own.phase === 'inProgress') keepAttempt(userId, keptOf({ attemptId, test, contentTimestamp }, own));
    if (own.phase !== 'results') return;
    const ended = { answers: own.answers, typed: own.typed, timeTaken: own.timeTakenSeconds };
    const submission = submissionOf({ attemptId, test, contentTimestamp }, ended);
    void handOver({ kind: 'quiz', submission }).then((isStored) => {
      if (isStored) forgetAttempt(userId, { attemptId, test });
    });
  }, [own, attemptId, test, contentTimestamp, userId]);
  // Mistakes of an attempt that was submitted earlier are already recorded.
  const isNew = !kept?.isHandedIn;
  useEffect(() => {
    if (own.phase !== 'results' || !isNew) return;
    const { chapterId } = test;
    noteMistakes(
      { id: userId, plan },
      test.questions.map((question, at) => ({
        ...{ chapterId, question, given: own.answers[at] ?? unanswered, typed: own.typed?.[at] },
      })),
    );
  }, [own, isNew, test, userId, plan]);

  return {
    quiz,
    dispatch,
    attemptId,
    isElsewhere,
    /** Whether this tab finished it too; another tab may have been first. */
    isEndedHere: own.phase === 'results',
    start: () => {
      const questionCount = test.questions.length;
      dispatch({ type: 'start', questionCount, timeLimitMinutes: timeLimitOf(test), nowMs: testNowMs() });
    },
    /** Resumes with the latest answers of any tab. */
    resume: () => {
      const now = readKept() ?? kept;
      if (now) dispatch({ type: 'resume', kept: now, nowMs: testNowMs() });
    },
    /** Discards the attempt without sending it. */
    forget: () => {
      forgetAttempt(userId, { attemptId, test });
      tellGivenUp(userId, attemptId);
    },
  };
}
