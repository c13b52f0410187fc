import { useMemo } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { useWaitingMarks } from '#src/outbox/use-outbox.ts';

/** In half marks. */
export type Marks = { halves: number; outOfHalves: number };

/** The marks last had for each written question: what waits to be sent is newer than what the server has. */
export function useWrittenMarks(): ReadonlyMap<string, Marks> {
  const { data } = trpc.progress.writtenResults.useQuery();
  const waiting = useWaitingMarks();
  return useMemo(() => {
    const known = (data ?? []).map((result): [string, Marks] => [result.writtenId, result]);
    return new Map([...known, ...waiting]);
  }, [data, waiting]);
}
