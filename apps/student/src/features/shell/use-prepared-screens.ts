import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#src/layout/when-idle.ts';
import { useUser } from '#src/session/session.ts';

const prepareAfterMs = 2_000;

const studyScreens = [
  '/_student/dashboard',
  '/_student/subject/$subjectId',
  '/_student/tabs/$subjectId/$chapterId',
  '/_student/progress',
  '/_student/streak',
  '/_student/practice',
  '/_student/profile',
  '/_student/unlock-free-chapter',
  '/_student/payment-result',
] as const;

/** Of these the others have nothing. */
const superScreens = ['/_student/marks'] as const;

/**
 * Fetches the code of the study screens ahead, so that they open without a network too. One by one: to ask for all of
 * them takes a slow phone eighty milliseconds, in which it would answer no tap.
 */
export function usePreparedScreens(): void {
  const router = useRouter();
  const { plan } = useUser();
  useEffect(() => {
    const waiting = [...studyScreens, ...(plan === 'Pro' ? superScreens : [])];
    let forget = () => {};
    const prepareNext = () => {
      const id = waiting.shift();
      if (!id) return;
      router.loadRouteChunk(router.routesById[id])?.catch(() => {});
      forget = whenIdle(prepareNext);
    };
    const timer = setTimeout(() => {
      forget = whenIdle(prepareNext);
    }, prepareAfterMs);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [router, plan]);
}
