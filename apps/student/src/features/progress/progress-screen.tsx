import './progress.css';
import { progressCopy } from 'virtual:messages/progress';
import { ErrorPanel } from '@repo/ui/error-panel';
import { lazyOrNothing } from '@repo/ui/lazy-or';
import { MarginPage } from '@repo/ui/margin-page';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useMemo } from 'react';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useNetwork } from '#src/platform/offline/connectivity.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useStudyDays } from '#src/study/streak/use-study-days.ts';
import { timeText } from './day-text.ts';
import { FiguresView } from './figures-view.tsx';
import { NotOnDevice } from './not-on-device.tsx';
import { OfferSkeleton, ProgressSkeleton, StandingSkeleton } from './progress-skeleton.tsx';
import { SampleDemo } from './sample-demo.tsx';
import { TestResults } from './test-results.tsx';
import { UpgradeOffer } from './upgrade-offer.tsx';

const WhereIStand = lazyOrNothing(async () => (await import('./standing/where-i-stand.tsx')).WhereIStand);

/** The heading is the same element in every state, so that it keeps its focus. */
function ProgressFrame({ demo = null, children }: { demo?: ReactNode; children: ReactNode }) {
  const isLocked = demo !== null;
  return (
    <MarginPage from="md" className={clsx('pb-8 pt-6 md:pt-8', !isLocked && 'min-h-dvh')}>
      <div
        className={clsx(
          'relative mx-auto max-w-page',
          isLocked && 'locked-stage grid items-center justify-items-center pt-12',
        )}
      >
        {demo}
        <div
          className={clsx(
            'relative grid',
            isLocked
              ? 'w-full max-w-100 gap-4 rounded-card outline-ink bg-surface p-5 shadow-float md:p-6'
              : 'gap-4 lg:gap-6',
          )}
        >
          <h1 className={isLocked ? undefined : 'lg:text-hero'}>{progressCopy.title}</h1>
          {children}
        </div>
      </div>
    </MarginPage>
  );
}

/** /progress: the student's figures, or a blurred sample and the Super offer. The server decides. */
export function ProgressScreen() {
  const {
    data: page,
    dataUpdatedAt,
    isPending,
    isFetching,
    fetchStatus,
    failureReason,
    refetch,
  } = trpc.progress.page.useQuery(undefined, {
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: 0,
  });
  const cannotAsk = isOutOfReach({ fetchStatus, failureReason });
  const isOld = useNetwork() !== 'online' || cannotAsk;
  const { plan } = useUser();
  const { known } = useStudyDays(plan === 'Pro');
  const now = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt]);
  useScreenTitle(progressCopy.title);

  if (page?.isLocked)
    return (
      <ProgressFrame demo={<SampleDemo now={now} />}>
        <UpgradeOffer />
      </ProgressFrame>
    );
  if (isPending && !cannotAsk && plan !== 'Pro')
    return (
      // The offer is the likely reply, so reserve its space.
      <ProgressFrame demo={false}>
        <OfferSkeleton />
      </ProgressFrame>
    );
  // The page can't be reloaded offline: repeat only the call.
  const retry = () => (navigator.onLine ? location.reload() : void refetch());
  return (
    <ProgressFrame>
      {page?.data ? (
        <>
          {isOld ? (
            <p className="-mt-2 text-meta text-ink-2">{progressCopy.asOf({ time: timeText(now) })}</p>
          ) : null}
          <FiguresView
            figures={page.data}
            now={now}
            days={known}
            standing={
              <Suspense fallback={<StandingSkeleton />}>
                <WhereIStand />
              </Suspense>
            }
            results={<TestResults />}
          />
        </>
      ) : cannotAsk ? (
        <NotOnDevice onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : isPending ? (
        <ProgressSkeleton />
      ) : (
        <ErrorPanel
          message={progressCopy.failed}
          onRetry={retry}
          retryLabel={progressCopy.retry}
          isRetrying={isFetching}
          className="max-w-130"
        />
      )}
    </ProgressFrame>
  );
}
