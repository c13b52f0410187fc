import { unanswered } from '@repo/contracts/limits/progress';
import { dayOf } from '@repo/revision/memory';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { noteMistakes } from '#src/study/mistakes/note-mistakes.ts';
import { keepWeakUnit } from '#src/study/next/weak-unit.ts';
import { testNowMs } from '#src/study/questions/test-clock.ts';
import {
  forgetPaper,
  type KeptPaper,
  keepPaper,
  keepPaperAnswers,
  type PaperAnswers,
  type PaperSheet,
  readPaper,
} from '#src/study/written/kept-paper.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { resultOf, submissionOf, weakestUnitOf } from './paper-marks.ts';
import { beginPaper, type PaperEvent, paperReducer, resumePaper } from './paper-run.ts';

/** The stored paper at this moment: handed in if its time is over. */
function readNow(userId: string): KeptPaper | null {
  const kept = readPaper(userId);
  if (!kept) return null;
  const answers = resumePaper(kept.sheet, kept.answers, testNowMs());
  if (answers !== kept.answers) keepPaperAnswers(userId, answers);
  return { ...kept, answers };
}

/** Multiple-choice questions of a paper with the chosen options and typed texts. */
const answeredIn = ({ sheet, answers }: KeptPaper) =>
  sheet.questions.flatMap((asked, at) =>
    asked.kind === 'choice'
      ? asked.questions.map((question, part) => ({
          ...{ chapterId: asked.chapterId, question },
          given: answers.given[at]?.options[part] ?? unanswered,
          typed: answers.given[at]?.typed?.[part],
        }))
      : [],
  );

/**
 * The student's one paper, stored on every change. Once marked, its marks are queued; if the page closes
 * before that, they are queued on the next page load.
 */
export function usePaper() {
  const { id: userId, plan } = useUser();
  const [kept, setKept] = useState(() => readNow(userId));
  // Events before the next render build on each other.
  const latest = useRef(kept);
  const become = (next: KeptPaper | null) => {
    latest.current = next;
    setKept(next);
  };
  const changeAnswers = (answers: PaperAnswers) => {
    const { current } = latest;
    if (!current || current.answers === answers) return;
    keepPaperAnswers(userId, answers);
    become({ ...current, answers });
    if (answers.phase === 'marked' && current.answers.phase !== 'marked') {
      const weakest = weakestUnitOf({ ...current, answers });
      if (weakest) keepWeakUnit(userId, { ...weakest, day: dayOf(Date.now()) });
    }
  };

  const waitingToGo = kept?.answers.phase === 'marked' && !kept.answers.isInOutbox ? kept : null;
  useEffect(() => {
    if (!waitingToGo) return;
    const submission = submissionOf(waitingToGo);
    noteMistakes({ id: userId, plan }, answeredIn(waitingToGo));
    // The paper's date is that of the wall clock, like the server's: the test clock may be hours off.
    const result = { ...resultOf(waitingToGo), createdAt: new Date().toISOString() };
    void outbox.put({ kind: 'paper', submission, result }).then((isTaken) => {
      const now = latest.current;
      if (!isTaken || now?.sheet.attemptId !== submission.attemptId) return;
      const answers = { ...now.answers, isInOutbox: true };
      keepPaperAnswers(userId, answers);
      latest.current = { ...now, answers };
      setKept(latest.current);
    });
  }, [waitingToGo, userId, plan]);

  return {
    kept,
    start: (sheet: PaperSheet, hasClock: boolean) => {
      const begun = { sheet, answers: beginPaper(sheet, hasClock, testNowMs()) };
      keepPaper(userId, begun);
      become(begun);
    },
    send: (event: PaperEvent) => {
      const { current } = latest;
      if (current) changeAnswers(paperReducer(current.sheet, current.answers, event));
    },
    forget: () => {
      forgetPaper(userId);
      become(null);
    },
  };
}

export type SendToPaper = ReturnType<typeof usePaper>['send'];
