import { useMemo } from 'react';
import { ownWorkOnly } from '#src/platform/api/own-work-only.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useWaitingMarks } from '#src/study-log/outbox/use-outbox.ts';

/** Marks in half marks. */
export type Marks = { halves: number; outOfHalves: number };

/** Latest marks of each written question; unsent ones are newer than the server's. */
export function useWrittenMarks(): ReadonlyMap<string, Marks> {
  const { data } = trpc.progress.writtenResults.useQuery(undefined, ownWorkOnly);
  const waiting = useWaitingMarks();
  return useMemo(() => {
    const known = (data ?? []).map((result): [string, Marks] => [result.writtenId, result]);
    return new Map([...known, ...waiting]);
  }, [data, waiting]);
}
