import { outboxCopy } from 'virtual:messages/outbox';
import { quizCopy } from 'virtual:messages/quiz';
import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Tick } from '@repo/ui/tick';
import { CloudOff } from 'lucide-react';
import type { JobStatus } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { useHasUnstoredWork } from '#src/study-log/outbox/use-has-unstored-work.ts';

/** Whether the server has the result; until then it stays on screen and can be sent again. */
export function SaveState({ status }: { status: JobStatus | undefined }) {
  const isUnstored = useHasUnstoredWork();
  if (status?.kind === 'refused')
    return <ErrorPanel message={quizCopy.saveRefused}>{status.message}</ErrorPanel>;
  const isPending = status?.kind === 'pending';
  return (
    <div role="status" className="text-meta text-ink-2">
      {isPending ? (
        <div className="grid gap-2 rounded-control bg-marker-tint p-3">
          <p className="flex items-center gap-2 font-bold text-warn">
            <CloudOff size={18} aria-hidden="true" />
            {quizCopy.savePending}
          </p>
          <p className="text-ink">{isUnstored ? outboxCopy.onlyThisTab : quizCopy.savePendingText}</p>
          <Button variant="outlined" className="justify-self-start" onClick={() => void outbox.flush()}>
            {quizCopy.retry}
          </Button>
        </div>
      ) : status?.kind === 'saved' ? (
        <p className="flex items-center gap-1.5">
          <Tick size={18} className="text-tick" /> {quizCopy.saved}
        </p>
      ) : (
        <p>{quizCopy.saving}</p>
      )}
    </div>
  );
}
