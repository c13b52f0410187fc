import { paymentCopy } from 'virtual:messages/payment';
import { Button, buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { orderToCheck } from '#src/platform/session/order-to-check.ts';

const copy = paymentCopy.notice;

/** Links to the result page for students who had to log in after paying. */
export function OrderNotice() {
  const [orderId, setOrderId] = useState(() => orderToCheck.get());
  if (!orderId) return null;
  const dismiss = () => {
    orderToCheck.clear();
    setOrderId(null);
  };
  return (
    <aside className="mx-auto max-w-page px-4 pt-4">
      <Card tone="marker" className="flex flex-wrap items-center gap-3">
        <p className="min-w-48 flex-1 font-bold">{copy.text}</p>
        <Link to="/payment-result" search={{ order_id: orderId }} className={buttonClass({ size: 'sm' })}>
          {copy.check}
        </Link>
        <Button variant="outlined" size="sm" onClick={dismiss}>
          {copy.dismiss}
        </Button>
      </Card>
    </aside>
  );
}
