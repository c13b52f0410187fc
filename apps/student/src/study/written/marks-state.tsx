import { outboxCopy } from 'virtual:messages/outbox';
import { writtenCopy } from 'virtual:messages/written';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Tick } from '@repo/ui/tick';
import { CloudOff } from 'lucide-react';
import type { JobId } from '#src/study-log/outbox/job.ts';
import { useHasUnstoredWork } from '#src/study-log/outbox/use-has-unstored-work.ts';
import { useJobStatus } from '#src/study-log/outbox/use-outbox.ts';

/** Whether the server has the submitted marks; until then they are on this device. */
export function MarksState({ jobId }: { jobId: JobId<'written' | 'paper'> }) {
  const status = useJobStatus(jobId);
  const isUnstored = useHasUnstoredWork();
  if (status?.kind === 'refused')
    return <ErrorPanel message={writtenCopy.refused}>{status.message}</ErrorPanel>;
  if (status?.kind === 'pending')
    return (
      <p className="flex items-start gap-2 rounded-control bg-marker-tint p-3 text-meta">
        <CloudOff size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
        {isUnstored ? outboxCopy.onlyThisTab : writtenCopy.keptHere}
      </p>
    );
  return (
    <p className="flex items-center gap-1.5 text-meta text-ink-2">
      {status?.kind === 'saved' ? (
        <>
          <Tick size={18} className="text-tick" /> {writtenCopy.kept}
        </>
      ) : (
        writtenCopy.keeping
      )}
    </p>
  );
}
