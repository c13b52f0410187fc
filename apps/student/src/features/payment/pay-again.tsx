import { paymentCopy } from 'virtual:messages/payment';
import { Button } from '@repo/ui/button';
import { Cross } from '@repo/ui/error-panel';
import { useCheckout } from './use-checkout.ts';
import type { OrderState } from './use-order.ts';

const copy = paymentCopy.panel;

/** Opens the checkout with the same order if it can still be paid, else with a new one. */
export function PayAgain({
  order,
  label,
  isMain = false,
}: {
  order: OrderState;
  label: string;
  isMain?: boolean;
}) {
  const { isOpening, hasFailed, pay } = useCheckout({ onNothingToPay: order.refresh });
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'outlined'}
        onClick={pay}
        busy={isOpening}
        busyLabel={copy.opening}
      >
        {label}
      </Button>
      {hasFailed ? (
        <p role="alert" className="order-last flex w-full items-start gap-3 font-bold">
          <Cross className="mt-0.5 shrink-0 text-redpen" />
          {copy.notOpened}
        </p>
      ) : null}
    </>
  );
}
