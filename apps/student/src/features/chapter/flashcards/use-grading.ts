import { useEffect, useRef, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';

type Loaded = Pick<typeof import('#src/study/cards/grading.ts'), 'GradeRow'> &
  import('#src/study/cards/grading.ts').Grading;

/**
 * Super students rate answers with four grades, and cards return before they are forgotten. `grading` is null
 * until loaded; `isOn` is false for other students, and when loading failed.
 */
export function useGrading(): { isOn: boolean; grading: Loaded | null } {
  const { id: userId, plan } = useUser();
  // A plan that expires during a deck takes effect on the next visit.
  const [isSuper] = useState(plan === 'Pro');
  const { known } = usePlan(isSuper);
  const latest = useRef(known);
  latest.current = known;
  const [loaded, setLoaded] = useState<Loaded | null | 'failed'>(null);
  useEffect(() => {
    if (!isSuper) return;
    let isWanted = true;
    async function load(): Promise<Loaded> {
      const [{ GradeRow, openGrading }, { planFor }] = await Promise.all([
        import('#src/study/cards/grading.ts'),
        import('#src/study/reviews/todays-reviews.ts'),
      ]);
      return { GradeRow, ...(await openGrading(userId, (today) => planFor(latest.current, today))) };
    }
    load()
      .catch(() => 'failed' as const)
      .then((found) => isWanted && setLoaded(found));
    return () => {
      isWanted = false;
    };
  }, [isSuper, userId]);
  const isOn = isSuper && loaded !== 'failed';
  return { isOn, grading: loaded === 'failed' ? null : loaded };
}
