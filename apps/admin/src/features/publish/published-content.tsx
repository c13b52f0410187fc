import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { Marker } from '@repo/ui/marker';
import { adminCopy } from '#src/admin-copy.ts';
import { isSessionRefused } from '#src/api/failures.ts';
import { LibraryExchange } from '#src/import-export/library-exchange.tsx';
import { PublishedAt } from './published-at.tsx';
import { useOverview } from './use-overview.ts';

/** What students see now, with its actions. */
export function PublishedContent() {
  const { data, error, isFetching, refetch } = useOverview();
  // The login handles a rejected session.
  const hasFailed = error !== null && !isSessionRefused(error);
  return (
    <>
      {hasFailed ? (
        <ErrorPanel
          className="mx-auto max-w-measure"
          message={adminCopy.overviewFailed}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        >
          {adminCopy.overviewFailedHint}
        </ErrorPanel>
      ) : null}
      {data ? <State at={data.lastPublishedContentAt} /> : null}
      {data ? <LibraryExchange /> : null}
      {data || hasFailed ? null : (
        <Loading>
          <Skeleton className="mx-auto my-8 h-60 max-w-100" />
        </Loading>
      )}
    </>
  );
}

function State({ at }: { at: string | null }) {
  return (
    <EmptyState
      art={<Character name="kalam" mood={at ? 'idle' : 'think'} />}
      title={
        at ? (
          <>
            {adminCopy.studentsSee}{' '}
            <Marker draw key={at}>
              <PublishedAt at={at} />
            </Marker>
          </>
        ) : (
          adminCopy.nothingPublished
        )
      }
    >
      <div className="grid gap-3 text-balance">
        {at ? null : <p>{adminCopy.nothingForStudents}</p>}
        <p>{adminCopy.publishMeans}</p>
      </div>
    </EmptyState>
  );
}
