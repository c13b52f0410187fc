import * as adminMessages from '@repo/contracts/messages/admin';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { FieldNotes } from '@repo/ui/field';
import { Loading, Skeleton } from '@repo/ui/loading';
import { TextField } from '@repo/ui/text-field';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { ChangeList } from './change-list.tsx';
import { Preflight } from './preflight.tsx';
import { publishCopy } from './publish-copy.ts';
import { formatMoment } from './published-at.tsx';
import { useOverview } from './use-overview.ts';
import { usePublish } from './use-publish.ts';
import { VersionList } from './version-list.tsx';

const noteMaxLength = 500;

function consequence(lastPublishedAt: string | null | undefined): string {
  if (lastPublishedAt === null) return adminCopy.publishFirst;
  return lastPublishedAt ? adminCopy.publishNext(formatMoment(lastPublishedAt)) : adminCopy.publishMeans;
}

/** Publishing in one place: what may want mending, what changes, a note, and the versions there were. */
export function PublishPanel({ onClose }: { onClose: () => void }) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [note, setNote] = useState('');
  const { data: overview } = useOverview();
  const { publish, isPending, failure, empty } = usePublish({ onDone: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={adminCopy.publishAsk}
      description={consequence(overview?.lastPublishedContentAt)}
      size="lg"
      phone="full"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outlined" onClick={onClose}>
            {publishCopy.cancel}
          </Button>
          <Button busy={isPending} onClick={() => publish(note)}>
            {adminCopy.publish}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {failure ? (
          <div role="alert">
            <FieldNotes id={id} error={failure} />
          </div>
        ) : null}
        <Preview onLeave={onClose} />
        <TextField
          label={publishCopy.note}
          value={note}
          maxLength={noteMaxLength}
          onChange={(event) => setNote(event.target.value)}
        />
        <Versions />
      </div>
      {empty.isAsked ? (
        <AlertDialog
          open
          onOpenChange={(open) => open || isPending || empty.cancel()}
          title={publishCopy.askEmpty}
          description={adminMessages.publishNothing}
          confirmLabel={publishCopy.publishEmpty}
          busy={isPending}
          onConfirm={empty.confirm}
        />
      ) : null}
    </Dialog>
  );
}

function Preview({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch, isFetching } = trpc.admin.previewPublish.useQuery(undefined, { gcTime: 0 });
  if (data)
    return (
      <>
        <Preflight problems={data.problems} onLeave={onLeave} />
        <ChangeList changes={data.changes} />
      </>
    );
  if (error && !isSessionRefused(error))
    return (
      <ErrorPanel message={publishCopy.previewFailed} onRetry={() => refetch()} isRetrying={isFetching} />
    );
  return (
    <Loading>
      <Skeleton className="h-40 w-full" />
    </Loading>
  );
}

/** The versions are read once they are asked for. */
function Versions() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="border-t-[1.5px] border-line pt-2">
      <h3 className="text-h3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control text-left"
        >
          {publishCopy.versions}
          <ChevronDown size={20} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <VersionList /> : null}
      </div>
    </section>
  );
}
