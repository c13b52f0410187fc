import { paymentCopy } from 'virtual:messages/payment';
import { paymentFailed } from '@repo/contracts/messages/payment';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { openCheckout } from '#src/account/super/open-checkout.ts';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';

const copy = paymentCopy.panel;
const toastId = 'checkout';

/**
 * Opens the provider's checkout: one order for any number of taps. If the order is already paid, or a payment
 * is pending, its result page opens instead, so that nobody pays twice. A toast shows what failed;
 * `hasFailed` shows what to do next in place.
 */
export function useCheckout({ onNothingToPay }: { onNothingToPay: () => void }) {
  const navigate = useNavigate();
  const createOrder = trpc.payment.createOrder.useMutation({ networkMode: 'always' });
  const [isOpening, setIsOpening] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // A fast second tap arrives before the screen changes.
  const isUnderWay = useRef(false);

  // The back button restores this page from bfcache, still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setIsOpening(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // Close the toast with the screen.
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
      fail(reasonOf(error, speech.say(paymentFailed)));
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
