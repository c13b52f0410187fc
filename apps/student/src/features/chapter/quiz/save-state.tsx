import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Tick } from '@repo/ui/tick';
import { CloudOff } from 'lucide-react';
import { outbox } from '#src/outbox/outbox.ts';
import type { Outcome } from '#src/outbox/work.ts';
import { quizCopy } from './copy.ts';

/** Whether the server has the result yet; while it has not, the result stands and can be sent again. */
export function SaveState({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome?.kind === 'refused')
    return <ErrorPanel message={quizCopy.saveRefused}>{outcome.message}</ErrorPanel>;
  const isPending = outcome?.kind === 'pending';
  return (
    <div role="status" className="text-meta text-ink-2">
      {isPending ? (
        <div className="grid gap-2 rounded-control bg-marker-tint p-3">
          <p className="flex items-center gap-2 font-bold text-warn">
            <CloudOff size={18} aria-hidden="true" />
            {quizCopy.savePending}
          </p>
          <p className="text-ink">{quizCopy.savePendingText}</p>
          <Button variant="outlined" className="justify-self-start" onClick={() => void outbox.flush()}>
            {quizCopy.retry}
          </Button>
        </div>
      ) : outcome?.kind === 'saved' ? (
        <p className="flex items-center gap-1.5">
          <Tick size={18} className="text-tick" /> {quizCopy.saved}
        </p>
      ) : (
        <p>{quizCopy.saving}</p>
      )}
    </div>
  );
}
