import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const prepareAfterMs = 2_000;

/** Fetches the code of the study screens ahead, so that they open without a network too. */
export function usePreparedScreens(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { routesById } = router;
      for (const id of [
        '/_student/dashboard',
        '/_student/subject/$subjectId',
        '/_student/tabs/$subjectId/$chapterId',
        '/_student/progress',
        '/_student/practice',
        '/_student/profile',
        '/_student/unlock-free-chapter',
        '/_student/payment-result',
      ] as const)
        router.loadRouteChunk(routesById[id])?.catch(() => {});
    }, prepareAfterMs);
    return () => clearTimeout(timer);
  }, [router]);
}
