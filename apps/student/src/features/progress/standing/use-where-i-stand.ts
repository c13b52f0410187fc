import { useEffect, useRef, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { nextPaint } from '#src/platform/layout/next-paint.ts';
import { useNetwork } from '#src/platform/offline/connectivity.ts';
import { useUser } from '#src/platform/session/session.ts';
import { exchangeFirst } from '#src/study/cards/review-card.ts';
import { type PaperStanding, whereIStand } from '#src/study/forecast/estimate.ts';

export type WhereIStand =
  | { kind: 'loading' }
  /** The device never had the data, and can't load it now. */
  | { kind: 'notOnDevice' }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }
  | { kind: 'known'; standings: PaperStanding[] };

/** Calculated after paint from the server's latest reply and this device's data. */
export function useWhereIStand(): WhereIStand {
  const { id: userId } = useUser();
  const library = useLibrary();
  const { data, isPending, isFetching, fetchStatus, failureReason, refetch } =
    trpc.progress.firstAnswers.useQuery(undefined, {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 0,
    });
  const cannotAsk = isOutOfReach({ fetchStatus, failureReason });
  // Stored data is refetched immediately: showing it first would change figures while being read.
  const told = !isFetching || cannotAsk ? data : undefined;
  // Don't recalculate when the network changes.
  const isOnline = useRef(true);
  isOnline.current = useNetwork() === 'online' && !cannotAsk;
  const [standings, setStandings] = useState<PaperStanding[] | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (!told) return;
    let isWanted = true;
    async function workOut(from: NonNullable<typeof told>) {
      await nextPaint();
      if (isOnline.current) await exchangeFirst(userId);
      const found = await whereIStand(userId, library, from);
      if (isWanted) setStandings(found);
    }
    workOut(told).catch(() => isWanted && setIsBroken(true));
    return () => {
      isWanted = false;
    };
  }, [told, userId, library]);

  if (standings) return { kind: 'known', standings };
  if (!data && cannotAsk) return { kind: 'notOnDevice' };
  if (isBroken || (!data && !isPending))
    return { kind: 'failed', retry: () => void refetch(), isRetrying: isFetching };
  return { kind: 'loading' };
}
