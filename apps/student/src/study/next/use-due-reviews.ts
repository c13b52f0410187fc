import { useEffect, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';
import type { DueReviews } from './to-do.ts';

/**
 * Today's due reviews of a Super student, as far as this device knows; null when there are none, 'loading'
 * until known.
 */
export function useDueReviews(): DueReviews | null | 'loading' {
  const { id: userId, plan } = useUser();
  const isSuper = plan === 'Pro';
  const library = useLibrary();
  const { isLoading: isAsking, known } = usePlan(isSuper);
  const [due, setDue] = useState<DueReviews | null | 'loading'>('loading');
  useEffect(() => {
    if (!isSuper || isAsking) return;
    let isWanted = true;
    import('#src/study/reviews/due-now.ts')
      .then(({ dueNow }) => dueNow(userId, library, known))
      .catch(() => null)
      .then((found) => isWanted && setDue(found && { verb: 'revise', ...found }));
    return () => {
      isWanted = false;
    };
  }, [isSuper, isAsking, userId, library, known]);
  return isSuper ? due : null;
}
