import { useEffect, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { setUser } from '#src/session/session.ts';
import { paymentCopy } from './payment-copy.ts';
import { mayPayAgain, type ResultState, resultState } from './result-state.ts';

/** The result page asks about an order that may still be paid this often and so many times. */
export const orderPollMs = 5_000;
const orderPollCount = 24;

const copy = paymentCopy.result;

/** Once paid, what the app knows of the student is asked again: Super has to hold before Home opens. */
function useSuperAtOnce(isPaid: boolean): boolean {
  const queries = trpc.useUtils();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (!isPaid) return;
    let isWanted = true;
    queries.auth.user
      .fetch(undefined, { staleTime: 0 })
      .then(({ user }) => setUser(user))
      // The next screen asks again.
      .catch(() => {})
      .finally(() => isWanted && setIsKnown(true));
    return () => {
      isWanted = false;
    };
  }, [isPaid, queries]);
  return isKnown;
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

  const found: ResultState = data ? resultState(data) : error ? 'error' : 'loading';
  const state = orderId === '' ? 'error' : found;
  const isUserFresh = useSuperAtOnce(state === 'success');
  return {
    state,
    order: data?.order ?? null,
    receipt: data?.receipt ?? null,
    message: orderId === '' ? copy.noOrder : reasonOf(error, copy.checkFailed),
    lastTry: data?.lastTry ?? null,
    isOffered: data !== undefined && mayPayAgain(data, !mayAskAgain),
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
