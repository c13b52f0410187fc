import { paymentCopy } from 'virtual:messages/payment';
import { orderCheckFailed, orderIdMissing } from '@repo/contracts/messages/payment';
import type { LastTry, OrderStatusReply } from '@repo/contracts/payment';
import { speech } from '@repo/ui/words';
import { useEffect, useRef, useState } from 'react';
import { takeFreshUser } from '#src/platform/api/fresh-user.ts';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';
import { mayPayAgain, type ResultState, resultState } from './result-state.ts';

/** Polling interval and limit of the result page, while an order can still be paid. */
export const orderPollMs = 5_000;
const orderPollCount = 24;

const _copy = paymentCopy.result;

/** Reloads the user once paid, since Home must open with Super. */
function useSuperAtOnce(isPaid: boolean): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (!isPaid) return;
    let isWanted = true;
    takeFreshUser()
      // The next screen reloads the user.
      .catch(() => {})
      .finally(() => isWanted && setIsKnown(true));
    return () => {
      isWanted = false;
    };
  }, [isPaid]);
  return isKnown;
}

/**
 * The latest known payment attempt. A reply may omit it, because the provider can't always be reached; keep
 * the earlier one then. It may be stale; the call for a new payment checks that.
 */
function useLastTry(orderId: string, data: OrderStatusReply | undefined): LastTry | undefined {
  const known = useRef<{ orderId: string; lastTry: LastTry }>(undefined);
  if (data?.lastTry) known.current = { orderId, lastTry: data.lastTry };
  return known.current?.orderId === orderId ? known.current.lastTry : undefined;
}

/**
 * State of an order. Polls up to `orderPollCount` times while it can still be paid; `refresh` asks now and
 * restarts polling.
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
    message: orderId === '' ? speech.say(orderIdMissing) : reasonOf(error, speech.say(orderCheckFailed)),
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
