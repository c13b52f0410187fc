import './payment.css';
import { paymentCopy } from 'virtual:messages/payment';
import type { Receipt as PaidReceipt } from '@repo/contracts/payment';
import { IconButton } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { longDate } from '#src/platform/long-date.ts';

const copy = paymentCopy.receipt;

async function copyOrderId(orderId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(orderId);
    toast.success(copy.copied);
  } catch {
    toast.error(copy.copyFailed);
  }
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-dashed border-line py-2">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right font-bold">{children}</dd>
    </div>
  );
}

/**
 * Receipt of an order; once paid, with amount and duration.
 * @param orderId from the server's reply, never from the URL: a forged link could show any text as an id
 */
export function Receipt({
  orderId,
  receipt,
  children,
}: {
  orderId: string | null;
  receipt: PaidReceipt | null;
  children: ReactNode;
}) {
  return (
    <section aria-label={copy.label} className="receipt-outlined w-full px-5 pb-9 pt-6 sm:max-w-120">
      {children}
      <dl className="mt-5 border-t-[1.5px] border-dashed border-line">
        {receipt ? (
          <>
            <Line name={copy.amount}>
              <span className="tabular-nums">₹{receipt.amount.toFixed(2)}</span>
              <span className="block text-meta font-normal text-ink-2">{copy.item}</span>
            </Line>
            <Line name={copy.paidAt}>{longDate(receipt.paidAt)}</Line>
            <Line name={copy.validTill}>{longDate(receipt.superUntil)}</Line>
          </>
        ) : null}
        {orderId ? (
          <div className="flex items-center justify-between gap-2 pt-1">
            <dt className="shrink-0 text-meta text-ink-2">{copy.order}</dt>
            <dd className="flex min-w-0 items-center gap-1">
              <span className="min-w-0 break-all text-right text-meta">{orderId}</span>
              <IconButton label={copy.copy} onClick={() => void copyOrderId(orderId)}>
                <Copy size={18} aria-hidden="true" />
              </IconButton>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
