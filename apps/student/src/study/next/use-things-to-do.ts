import { useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useToday } from '#src/platform/use-today.ts';
import { examinedBefore } from '#src/study/exam-plan/date-sheet.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';
import { testNowMs } from '#src/study/questions/test-clock.ts';
import { readPaperAnswers } from '#src/study/written/kept-paper.ts';
import { toStudy } from './chapter-path.ts';
import { type Ending, nextThing } from './next-thing.ts';
import { type PaperInHand, type ToDo, thingsToDo } from './to-do.ts';
import { useDueReviews } from './use-due-reviews.ts';
import { usePaperToSit } from './use-paper-to-sit.ts';
import { useStanding } from './use-standing.ts';
import { useWeakUnit } from './use-weak-unit.ts';

/** The student's unfinished paper on this device: still running, or not marked yet. */
function paperInHand(userId: string): PaperInHand | null {
  const answers = readPaperAnswers(userId);
  if (!answers || answers.phase === 'marked') return null;
  const { phase, deadlineMs } = answers;
  const isRunning = phase === 'running' && (deadlineMs === null || deadlineMs > testNowMs());
  return { verb: isRunning ? 'paperRunning' : 'paperToMark' };
}

/**
 * All tasks now, most important first; 'loading' until known. After an ending, its own next step comes first.
 * @param ending what just ended; Home has none
 */
export function useThingsToDo(ending: Ending = { kind: 'other' }): ToDo[] | 'loading' {
  const library = useLibrary();
  const { id: userId } = useUser();
  const { isLoading, ...standing } = useStanding();
  const { known } = usePlan(standing.isSuper);
  const today = useToday();
  const done = { ...standing, examined: examinedBefore(today, known) };
  const due = useDueReviews();
  const { paper, areLastDays } = usePaperToSit();
  const weakest = useWeakUnit();
  const [inHand] = useState(() => paperInHand(userId));
  if (isLoading) return 'loading';
  const { step, tasks: study } = nextThing(library, done, ending);
  if (step) return [step];
  if (due === 'loading' || paper === 'loading') return 'loading';
  const toGoTo = weakest && toStudy(library, done, weakest.chapterId);
  const isToCome = toGoTo && !done.examined.has(toGoTo.chapter.subjectId);
  const unit = weakest && isToCome ? { verb: 'unit' as const, ...weakest, ...toGoTo } : null;
  return thingsToDo({ inHand, due, paper, unit, study }, areLastDays);
}
