import { useEffect, useState } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { whenIdle } from '#src/layout/when-idle.ts';
import { useLibrary } from '#src/library/library.ts';
import { useUser } from '#src/session/session.ts';
import { isToldToday, readWeakUnit, type WeakUnit } from './weak-unit.ts';

/** For whom this page has worked it out, or could not: each start of the app does once. */
const workedOutFor = new Set<string>();

/**
 * The unit in which a student of Super can win most marks, as it was known when the screen opened; null where it was not. It is
 * worked out behind the screen once a day, or once a start of the app until it can be told, for the next time: what stands under
 * a finger does not change.
 */
export function useWeakUnit(): WeakUnit | null {
  const { id: userId, plan } = useUser();
  const library = useLibrary();
  const { firstAnswers } = trpc.useUtils().progress;
  const [openedAtMs] = useState(() => Date.now());
  const [known] = useState(() => readWeakUnit(userId, openedAtMs));
  const isSuper = plan === 'Pro';
  useEffect(() => {
    if (!isSuper || isToldToday(userId, openedAtMs) || !navigator.onLine || workedOutFor.has(userId)) return;
    return whenIdle(() => {
      workedOutFor.add(userId);
      Promise.all([import('./find-weak-unit.ts'), firstAnswers.fetch()])
        .then(([{ findWeakUnit }, told]) => findWeakUnit(userId, library, told))
        .catch(() => {});
    });
  }, [isSuper, userId, openedAtMs, library, firstAnswers]);
  return isSuper ? known : null;
}
