import { progressCopy } from 'virtual:messages/progress';
import { Loading, Skeleton } from '@repo/ui/loading';
import { UpgradeOffer } from './upgrade-offer.tsx';

/** Reserves space for the figures until the server's reply. */
export function ProgressSkeleton() {
  return (
    <Loading label={progressCopy.loading}>
      <div className="grid gap-4 lg:gap-6">
        <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
          <Skeleton className="h-33" />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:col-span-2 lg:gap-4">
            {['completed', 'in-progress', 'not-started', 'tests'].map((counter) => (
              <Skeleton key={counter} className="h-20 lg:h-33" />
            ))}
          </div>
        </div>
        <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
          <Skeleton className="h-70 lg:col-span-2" />
          <Skeleton className="h-70" />
        </div>
      </div>
    </Loading>
  );
}

/** Reserves space for the offer, invisibly. */
export function OfferSkeleton() {
  return (
    <>
      <Loading label={progressCopy.loading} className="absolute inset-x-5 top-18" />
      <div inert className="invisible grid gap-4">
        <UpgradeOffer />
      </div>
    </>
  );
}

/** Reserves space for the standing until its code has loaded. */
export const StandingSkeleton = () => <Skeleton className="h-75" />;
