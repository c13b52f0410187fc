import { unanswered } from '@repo/contracts/limits/progress';
import { useEffect, useReducer, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { noteMistakes } from '#src/study/mistakes/note-mistakes.ts';
import {
  forgetPractice,
  type KeptPractice,
  keepPractice,
  type PracticeSet,
  readPractice,
} from '#src/study/questions/kept-practice.ts';
import { notStarted, type QuizState, quizReducer } from '#src/study/questions/machine.ts';
import { testNowMs } from '#src/study/questions/test-clock.ts';

/** A stored practice that is over shows its results; others can be resumed. */
function begin(kept: KeptPractice | null): QuizState {
  if (kept?.ended) {
    const { answers, typed, unread, ended } = kept;
    const { timeTakenSeconds, isTimeUp } = ended;
    return { phase: 'results', answers, typed, unread, timeTakenSeconds, isTimeUp };
  }
  const nowMs = testNowMs();
  if (!kept || nowMs < kept.deadlineMs) return notStarted;
  return quizReducer(notStarted, { type: 'resume', kept, nowMs });
}

/**
 * The student's one practice: stored with every answer and its results, never sent. `kept` is one interrupted
 * by a reload or crash.
 */
export function usePractice() {
  const { id: userId, plan } = useUser();
  const [kept, setKept] = useState(() => readPractice(userId));
  const [set, setSet] = useState<PracticeSet | null>(kept?.set ?? null);
  const [run, dispatch] = useReducer(quizReducer, kept, begin);
  /** Number of open hints per question. */
  const [openHints, setOpenHints] = useState<readonly number[]>(kept?.openHints ?? []);
  const index = run.phase === 'inProgress' ? run.index : 0;

  useEffect(() => {
    if (!set) return;
    if (run.phase === 'inProgress') {
      const { phase: _, ...now } = run;
      keepPractice(userId, { set, ...now, openHints });
    }
    if (run.phase !== 'results') return;
    const before = readPractice(userId);
    if (!before || before.ended) return;
    const { answers, typed, unread, timeTakenSeconds, isTimeUp } = run;
    keepPractice(userId, {
      ...before,
      answers,
      typed,
      unread,
      ended: { atMs: testNowMs(), timeTakenSeconds, isTimeUp },
    });
    noteMistakes(
      { id: userId, plan },
      before.set.questions.map((question, at) => ({
        ...{ chapterId: question.chapterId, question, given: answers[at] ?? unanswered, typed: typed?.[at] },
      })),
      'study',
    );
  }, [run, set, openHints, userId, plan]);

  return {
    /** A practice that can be resumed. */
    kept: run.phase === 'notStarted' ? kept : null,
    set,
    run,
    dispatch,
    hints: {
      count: openHints[index] ?? 0,
      onOpen: () =>
        setOpenHints((open) => set?.questions.map((_, at) => (open[at] ?? 0) + Number(at === index)) ?? open),
    },
    /** `minutes`: Infinity without a clock. */
    start: (newSet: PracticeSet, minutes: number) => {
      setSet(newSet);
      setOpenHints([]);
      const questionCount = newSet.questions.length;
      dispatch({ type: 'start', questionCount, timeLimitMinutes: minutes, nowMs: testNowMs() });
    },
    resume: () => {
      if (kept) dispatch({ type: 'resume', kept, nowMs: testNowMs() });
    },
    /** Deletes the practice from the device when the student leaves. */
    forget: () => forgetPractice(userId),
    /** Deletes the practice, running or finished, and returns to the start. */
    giveUp: () => {
      forgetPractice(userId);
      setKept(null);
      setSet(null);
      dispatch({ type: 'retake' });
    },
  };
}
