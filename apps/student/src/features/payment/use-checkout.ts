import { toast } from '@repo/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { openCheckout } from '#src/checkout/open-checkout.ts';
import { paymentCopy } from './payment-copy.ts';

const copy = paymentCopy.panel;
const toastId = 'checkout';

/**
 * From the tap on Upgrade to the provider's page: one order for however many taps. Where it turns out to be paid, or a
 * payment to be under way, its result page comes instead, so that nobody pays twice. A toast says what failed;
 * `hasFailed` is for saying in place what to do next.
 */
export function useCheckout({ onNothingToPay }: { onNothingToPay: () => void }) {
  const navigate = useNavigate();
  const createOrder = trpc.payment.createOrder.useMutation({ networkMode: 'always' });
  const [isOpening, setIsOpening] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // The second of two quick taps comes before the screen could change.
  const isUnderWay = useRef(false);

  // The browser's Back brings this page up again as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setIsOpening(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // The toast goes with what it tells of.
  useEffect(() => () => toast.close(toastId), []);

  const stop = () => {
    isUnderWay.current = false;
    setIsOpening(false);
  };
  const fail = (sentence: string) => {
    stop();
    setHasFailed(true);
    toast.error(sentence, { id: toastId });
  };

  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsOpening(true);
    setHasFailed(false);
    toast.close(toastId);
    const reply = await createOrder.mutateAsync().catch((error: unknown) => {
      fail(reasonOf(error, copy.orderFailed));
      return null;
    });
    if (!reply) return;
    const { order, checkout, lastTry } = reply;
    if (order.order_status === 'PAID' || lastTry === 'pending') {
      stop();
      onNothingToPay();
      await navigate({ to: '/payment-result', search: { order_id: order.order_id } });
      return;
    }
    await openCheckout(checkout, order.payment_session_id).catch(() => fail(copy.checkoutFailed));
  };

  return { isOpening, hasFailed, pay: () => void pay() };
}
