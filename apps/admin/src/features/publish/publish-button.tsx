import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { useState } from 'react';
import { copy } from '#src/copy.ts';
import { formatMoment } from './published-at.tsx';
import { useOverview } from './use-overview.ts';
import { usePublish } from './use-publish.ts';

function consequence(lastPublishedAt: string | null | undefined): string {
  if (lastPublishedAt === null) return copy.publishFirst;
  return lastPublishedAt ? copy.publishNext(formatMoment(lastPublishedAt)) : copy.publishMeans;
}

/** 'Publish Content' with its question. A failed try leaves the question open, with the reason in it. */
export function PublishButton({ className }: { className?: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useOverview();
  const { publish, isPending, failure, reset } = usePublish({ onDone: () => setIsAsking(false) });
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  return (
    <>
      <Button size="sm" className={className} onClick={ask}>
        {copy.publish}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={copy.publishAsk}
        description={consequence(data?.lastPublishedContentAt)}
        confirmLabel={copy.publish}
        tone="primary"
        busy={isPending}
        onConfirm={publish}
      >
        <FieldNotes id="publish" error={failure} />
      </AlertDialog>
    </>
  );
}
