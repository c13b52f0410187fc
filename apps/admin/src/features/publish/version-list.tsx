import type { ContentVersion } from '@repo/contracts/admin';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Badge } from '@repo/ui/badge';
import { Button, buttonClass } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { FieldNotes } from '@repo/ui/field';
import { Loading, Skeleton } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { isSessionRefused } from '#src/api/failures.ts';
import { publishCopy } from './publish-copy.ts';
import { formatMoment, PublishedAt } from './published-at.tsx';
import { scheduleCopy } from './schedule-copy.ts';
import { useRollBack } from './use-roll-back.ts';
import { versionsCopy } from './versions-copy.ts';

type VersionsQuery = {
  data: ContentVersion[] | undefined;
  error: unknown;
  refetch: () => unknown;
  isFetching: boolean;
};

/**
 * All versions with time, author and note; older ones can be published again. `onCompare`: a comparison was
 * requested.
 */
export function VersionList({
  query: { data, error, refetch, isFetching },
  onCompare,
}: {
  query: VersionsQuery;
  onCompare: () => void;
}) {
  const [asked, setAsked] = useState<ContentVersion | null>(null);
  return (
    <section className="grid gap-2">
      <p className="text-meta text-ink-2">{publishCopy.versionsHint}</p>
      {data ? null : error && !isSessionRefused(error) ? (
        <ErrorPanel message={publishCopy.versionsFailed} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data?.length === 0 ? <p>{publishCopy.noVersions}</p> : null}
      <ol className="grid gap-2">
        {data?.map((version) => {
          const [current, previous] = data;
          const [from, to] = version.isCurrent ? [previous, version] : [version, current];
          return (
            <Version key={version.id} version={version} onAsk={() => setAsked(version)}>
              {from && to ? (
                <Link
                  to="/versions"
                  search={{ from: from.id, to: to.id }}
                  aria-label={
                    version.isCurrent
                      ? versionsCopy.compareWithPrevious
                      : versionsCopy.compareWithCurrent(version.publishedAt)
                  }
                  className={buttonClass({ variant: 'quiet', size: 'sm' })}
                  onClick={onCompare}
                >
                  {versionsCopy.compare}
                </Link>
              ) : null}
            </Version>
          );
        })}
      </ol>
      {asked ? <RollBack version={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

function Version({
  version,
  onAsk,
  children,
}: {
  version: ContentVersion;
  onAsk: () => void;
  children: ReactNode;
}) {
  const { publishedAt, author, note, scheduledFor, isCurrent } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-[1.5px] border-line py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p>
          <PublishedAt at={publishedAt} />{' '}
          <span className="text-meta text-ink-2">
            {publishCopy.by(author)}
            {scheduledFor ? scheduleCopy.ofVersion(scheduledFor) : null}
          </span>
        </p>
        {note ? <p className="text-meta text-ink-2 wrap-anywhere">{note}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {isCurrent ? (
          <Badge tone="tick">{publishCopy.current}</Badge>
        ) : (
          <Button
            variant="outlined"
            size="sm"
            aria-label={publishCopy.publishAgainName(formatMoment(publishedAt))}
            onClick={onAsk}
          >
            {publishCopy.publishAgain}
          </Button>
        )}
      </div>
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
      title={publishCopy.askAgain(formatMoment(version.publishedAt))}
      description={publishCopy.askAgainText}
      confirmLabel={publishCopy.publishAgain}
      tone="primary"
      busy={isPending}
      onConfirm={() => rollBack(version.id)}
    >
      <FieldNotes id={errorId} error={failure} />
    </AlertDialog>
  );
}
