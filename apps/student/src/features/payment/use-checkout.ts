import { toast } from '@repo/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { openCheckout } from './open-checkout.ts';
import { paymentCopy } from './payment-copy.ts';

const copy = paymentCopy.panel;

/**
 * From the tap on Upgrade to the provider's page: one order for however many taps. `failure` is the sentence to show
 * in place; a toast says it too.
 */
export function useCheckout({ onPaidAlready }: { onPaidAlready: () => void }) {
  const navigate = useNavigate();
  const createOrder = trpc.payment.createOrder.useMutation({ networkMode: 'always' });
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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

  const fail = (sentence: string) => {
    isUnderWay.current = false;
    setIsOpening(false);
    setFailure(sentence);
    toast.error(sentence);
  };

  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsOpening(true);
    setFailure(null);
    const reply = await createOrder.mutateAsync().catch((error: unknown) => {
      fail(reasonOf(error, copy.orderFailed));
      return null;
    });
    if (!reply) return;
    const { order, checkout } = reply;
    if (order.order_status === 'PAID') {
      onPaidAlready();
      await navigate({ to: '/payment-result', search: { order_id: order.order_id } });
      return;
    }
    await openCheckout(checkout, order.payment_session_id).catch(() => fail(copy.checkoutFailed));
  };

  return { isOpening, failure, pay: () => void pay() };
}
