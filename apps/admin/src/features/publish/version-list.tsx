import type { ContentVersion } from '@repo/contracts/admin';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { FieldNotes } from '@repo/ui/field';
import { Loading, Skeleton } from '@repo/ui/loading';
import { useId, useState } from 'react';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { copy } from './copy.ts';
import { formatMoment, PublishedAt } from './published-at.tsx';
import { useRollBack } from './use-roll-back.ts';

/** Every version with its time, author and note; an older one can be published again. */
export function VersionList() {
  const { data, error, refetch, isFetching } = trpc.admin.versions.useQuery();
  const [asked, setAsked] = useState<ContentVersion | null>(null);
  return (
    <section className="grid gap-2">
      <p className="text-meta text-ink-2">{copy.versionsHint}</p>
      {data ? null : error && !isSessionRefused(error) ? (
        <ErrorPanel message={copy.versionsFailed} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data?.length === 0 ? <p>{copy.noVersions}</p> : null}
      <ol className="grid gap-2">
        {data?.map((version) => (
          <Version key={version.id} version={version} onAsk={() => setAsked(version)} />
        ))}
      </ol>
      {asked ? <RollBack version={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

function Version({ version, onAsk }: { version: ContentVersion; onAsk: () => void }) {
  const { publishedAt, author, note, isCurrent } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-[1.5px] border-line py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p>
          <PublishedAt at={publishedAt} /> <span className="text-meta text-ink-2">{copy.by(author)}</span>
        </p>
        {note ? <p className="text-meta text-ink-2 wrap-anywhere">{note}</p> : null}
      </div>
      {isCurrent ? (
        <Badge tone="tick">{copy.current}</Badge>
      ) : (
        <Button
          variant="outlined"
          size="sm"
          aria-label={copy.publishAgainName(formatMoment(publishedAt))}
          onClick={onAsk}
        >
          {copy.publishAgain}
        </Button>
      )}
    </li>
  );
}

function RollBack({ version, onClose }: { version: ContentVersion; onClose: () => void }) {
  const errorId = useId();
  const { rollBack, isPending, failure } = useRollBack({ onDone: onClose });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.askAgain(formatMoment(version.publishedAt))}
      description={copy.askAgainText}
      confirmLabel={copy.publishAgain}
      tone="primary"
      busy={isPending}
      onConfirm={() => rollBack(version.id)}
    >
      <FieldNotes id={errorId} error={failure} />
    </AlertDialog>
  );
}
