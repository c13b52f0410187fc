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
 * A list that loads: skeleton, then the failure with Retry or the list. When a refetch fails, the list stays
 * below the failure.
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
  // The login handles a rejected session.
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
