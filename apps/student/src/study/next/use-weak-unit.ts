import { studyDay } from '@repo/contracts/progress.rules';
import { useEffect, useRef, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { whenIdle } from '#src/platform/layout/when-idle.ts';
import { useUser } from '#src/platform/session/session.ts';
import { examinedBefore } from '#src/study/exam-plan/date-sheet.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';
import { isToldToday, readWeakUnit, type WeakUnit } from './weak-unit.ts';

/** Users for whom this page has tried to calculate the unit: once per start of the app. */
const workedOutFor = new Set<string>();

/**
 * The unit with the biggest gain for a Super student, as known when the screen opened; null when unknown. In
 * the background it is recalculated once a day, for the next visit, so that nothing moves under a finger.
 * While unknown, each start of the app tries once more.
 */
export function useWeakUnit(): WeakUnit | null {
  const { id: userId, plan } = useUser();
  const library = useLibrary();
  const { firstAnswers } = trpc.useUtils().progress;
  const [openedAtMs] = useState(() => Date.now());
  const [known] = useState(() => readWeakUnit(userId, openedAtMs));
  const isSuper = plan === 'Pro';
  const { known: examPlan } = usePlan(isSuper);
  const latestPlan = useRef(examPlan);
  latestPlan.current = examPlan;
  useEffect(() => {
    if (!isSuper || isToldToday(userId, openedAtMs) || !navigator.onLine || workedOutFor.has(userId)) return;
    return whenIdle(() => {
      workedOutFor.add(userId);
      Promise.all([import('./find-weak-unit.ts'), firstAnswers.fetch()])
        .then(([{ findWeakUnit }, told]) => {
          const examined = examinedBefore(studyDay(new Date()), latestPlan.current);
          return findWeakUnit(userId, library, told, examined);
        })
        .catch(() => {});
    });
  }, [isSuper, userId, openedAtMs, library, firstAnswers]);
  return isSuper ? known : null;
}
