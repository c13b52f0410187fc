import { paymentCopy } from 'virtual:messages/payment';
import { Loading } from '@repo/ui/loading';
import { MarginPage } from '@repo/ui/margin-page';
import { useEffect, useRef } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { ownerOf } from '#src/content/library/load-library.ts';
import { focusIfUnclaimed } from '#src/platform/navigation/focus-if-unclaimed.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { orderToCheck } from '#src/platform/session/order-to-check.ts';
import { useUser } from '#src/platform/session/session.ts';
import { NextCard } from '#src/study/next/next-card.tsx';
import { celebrate } from './celebrate.ts';
import { Receipt } from './receipt.tsx';
import { ErrorBody, FailedBody, PendingBody, SuccessBody } from './result-bodies.tsx';
import type { ResultState } from './result-state.ts';
import { useOrder } from './use-order.ts';

const copy = paymentCopy.result;

const titles: Record<ResultState, string> = {
  loading: copy.checkingTitle,
  success: copy.successTitle,
  failed: copy.failedTitle,
  pending: copy.pendingTitle,
  error: copy.errorTitle,
};

/**
 * Suggests what to open with Super. Waits for the new library, because in the old one everything would be
 * locked.
 */
function NextWithSuper() {
  const { owner } = useLibrary();
  return owner === ownerOf(useUser()) ? <NextCard ending={{ kind: 'other' }} /> : null;
}

/** Return page of the checkout: the state of the order as a receipt. */
export function PaymentResultScreen({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, isOffered } = order;
  useScreenTitle(titles[state]);

  useEffect(() => orderToCheck.clear(), []);
  useEffect(() => {
    if (state === 'success') void celebrate(orderId);
  }, [state, orderId]);
  // Each of these may remove the focused element.
  useEffect(() => focusIfUnclaimed(heading.current), [state, orderId, isOffered]);

  return (
    <MarginPage className="min-h-dvh pb-8 pt-6 md:pt-10">
      <div className="mx-auto grid max-w-120 justify-items-stretch gap-4">
        <Receipt orderId={order.order?.order_id ?? null} receipt={order.receipt}>
          <div aria-busy={state === 'loading' || undefined}>
            <h1 ref={heading} tabIndex={-1} className="outline-none">
              {titles[state]}
            </h1>
            {state === 'loading' ? (
              <Loading label={copy.checking} className="mt-3">
                <div className="grid gap-3">
                  <div className="h-5 w-3/4 rounded-chip bg-sunken" />
                  <div className="h-5 w-1/2 rounded-chip bg-sunken" />
                  <div className="h-12 rounded-control bg-sunken" />
                </div>
              </Loading>
            ) : null}
            {state === 'success' ? <SuccessBody isReady={order.isUserFresh} /> : null}
            {state === 'failed' ? <FailedBody order={order} orderId={orderId} /> : null}
            {state === 'pending' ? <PendingBody order={order} orderId={orderId} /> : null}
            {state === 'error' ? <ErrorBody message={order.message} /> : null}
          </div>
        </Receipt>
        {state === 'success' && order.isUserFresh ? <NextWithSuper /> : null}
      </div>
    </MarginPage>
  );
}
