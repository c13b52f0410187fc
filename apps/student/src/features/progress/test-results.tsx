import { progressCopy } from 'virtual:messages/progress';
import { wholeResults } from '@repo/contracts/progress.rules';
import { Button, buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Loading } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { NotOnDevice } from './not-on-device.tsx';
import { ResultList } from './result-list.tsx';

const copy = progressCopy.results;

/** Test results with their heading. */
export function ResultsBlock({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="test-results-title">
      <Card flush>
        <h2 id="test-results-title" className="p-4 md:px-5">
          {copy.heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}

function NoResults({ action, hint }: { action: ReactNode; hint?: string }) {
  const { character } = useCharacter();
  return (
    <EmptyState
      art={<Character name={character} mood="think" size={96} />}
      title={copy.empty}
      action={action}
      className="!pt-2"
    >
      {hint ? <p>{hint}</p> : null}
    </EmptyState>
  );
}

/** The student's quiz results, newest first. A failed request is logged and can be retried. */
export function TestResults() {
  const { data, error, isPending, isFetching, fetchStatus, failureReason, refetch } =
    trpc.progress.testResults.useQuery(undefined, {
      select: wholeResults,
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 0,
    });
  const cannotAsk = isOutOfReach({ fetchStatus, failureReason });
  const isMissing = !data && cannotAsk;
  useEffect(() => {
    if (error && !cannotAsk) console.error(copy.failedLog, error);
  }, [error, cannotAsk]);

  const retry = (
    <Button variant="outlined" busy={isFetching} onClick={() => void refetch()}>
      {progressCopy.retry}
    </Button>
  );
  const choose = (
    <Link to="/dashboard" className={buttonClass({ variant: 'outlined' })}>
      {copy.emptyLink}
    </Link>
  );
  return (
    <ResultsBlock>
      {isMissing ? <NotOnDevice onRetry={() => void refetch()} isRetrying={isFetching} /> : null}
      {isPending && !isMissing ? (
        <Loading label={progressCopy.loading} className="min-h-40 px-4 md:px-5" />
      ) : null}
      {!isPending && !isMissing && !data ? <NoResults action={retry} /> : null}
      {data?.length === 0 ? <NoResults action={choose} hint={copy.emptyHint} /> : null}
      {data && data.length > 0 ? <ResultList results={data} /> : null}
    </ResultsBlock>
  );
}
