import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading } from '@repo/ui/loading';
import type { ReactNode } from 'react';
import { isSessionRefused } from '#src/api/failures.ts';
import { itemsCopy } from './chapter-items-copy.ts';

type Asked<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/**
 * What stands where a list will be: its skeleton while it loads, the failure with Retry, then the list. A list that
 * is there stays when asking again fails, under the failure.
 */
export function ListState<T>({
  query: { data, error, isFetching, refetch },
  failureText,
  skeleton,
  children,
}: {
  query: Asked<T>;
  failureText: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}) {
  // A refused session is for the login to tell.
  const hasFailed = error !== null && !isSessionRefused(error);
  return (
    <>
      {hasFailed ? (
        <ErrorPanel
          className="mb-4 max-w-measure"
          message={failureText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {itemsCopy.fetchHint}
        </ErrorPanel>
      ) : null}
      {data === undefined && !hasFailed ? <Loading>{skeleton}</Loading> : null}
      {data === undefined ? null : children(data)}
    </>
  );
}
