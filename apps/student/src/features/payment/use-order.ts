import type { LastTry, OrderStatusReply } from '@repo/contracts/payment';
import { useEffect, useRef, useState } from 'react';
import { takeFreshUser } from '#src/api/fresh-user.ts';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { paymentCopy } from './payment-copy.ts';
import { mayPayAgain, type ResultState, resultState } from './result-state.ts';

/** The result page asks about an order that may still be paid this often and so many times. */
export const orderPollMs = 5_000;
const orderPollCount = 24;

const copy = paymentCopy.result;

/** Once paid, what the app knows of the student is asked again: Super has to hold before Home opens. */
function useSuperAtOnce(isPaid: boolean): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (!isPaid) return;
    let isWanted = true;
    takeFreshUser()
      // The next screen asks again.
      .catch(() => {})
      .finally(() => isWanted && setIsKnown(true));
    return () => {
      isWanted = false;
    };
  }, [isPaid]);
  return isKnown;
}

/**
 * What is known of the last try: the provider cannot always be asked, and a reply without it takes back nothing. The
 * page may be older than a newer try; the call for a new payment finds that out.
 */
function useLastTry(orderId: string, data: OrderStatusReply | undefined): LastTry | undefined {
  const known = useRef<{ orderId: string; lastTry: LastTry }>(undefined);
  if (data?.lastTry) known.current = { orderId, lastTry: data.lastTry };
  return known.current?.orderId === orderId ? known.current.lastTry : undefined;
}

/**
 * What became of an order. While it may still be paid it is polled, up to `orderPollCount`
 * times; `refresh` asks at once and restarts the polling.
 */
export function useOrder(orderId: string) {
  const [checks, setChecks] = useState(0);
  const mayAskAgain = checks < orderPollCount;
  const { data, error, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } =
    trpc.payment.orderStatus.useQuery(
      { orderId },
      {
        enabled: orderId !== '',
        networkMode: 'always',
        retry: false,
        staleTime: 0,
        refetchInterval: ({ state }) =>
          state.data && resultState(state.data) === 'pending' && mayAskAgain ? orderPollMs : false,
      },
    );
  useEffect(() => {
    if (dataUpdatedAt + errorUpdatedAt > 0) setChecks((count) => count + 1);
  }, [dataUpdatedAt, errorUpdatedAt]);

  const lastTry = useLastTry(orderId, data);
  const found: ResultState = data ? resultState(data) : error ? 'error' : 'loading';
  const state = orderId === '' ? 'error' : found;
  const isUserFresh = useSuperAtOnce(state === 'success');
  return {
    state,
    order: data?.order ?? null,
    receipt: data?.receipt ?? null,
    message: orderId === '' ? copy.noOrder : reasonOf(error, copy.checkFailed),
    lastTry: lastTry ?? null,
    isOffered: data !== undefined && mayPayAgain({ order: data.order, lastTry }, !mayAskAgain),
    isChecking: isFetching,
    mayAskAgain,
    isUserFresh,
    refresh: () => {
      setChecks(0);
      void refetch();
    },
  };
}

export type OrderState = ReturnType<typeof useOrder>;
