import { brand } from '@repo/contracts/brand';
import { Button, buttonClass } from '@repo/ui/button';
import { Cross } from '@repo/ui/error-panel';
import { TickDisc } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Benefits } from '#src/plan/benefits.tsx';
import { UpgradeButton } from '#src/plan/upgrade-button.tsx';
import { paymentCopy } from './payment-copy.ts';
import type { useOrder } from './use-order.ts';
import { orderPollMs } from './use-order.ts';

const copy = paymentCopy.result;
const reload = () => location.reload();

const supportAddress = (orderId: string) =>
  `mailto:${brand.supportEmail}?subject=${encodeURIComponent(copy.supportSubject(orderId))}`;

function Body({ children }: { children: ReactNode }) {
  return <div className="mt-3 grid gap-4">{children}</div>;
}

function SupportLine({ orderId, text }: { orderId: string; text: string }) {
  return (
    <p className="text-meta text-ink-2">
      <span lang="hi-Latn">{text}</span>{' '}
      <a
        href={supportAddress(orderId)}
        className="inline-flex min-h-11 items-center font-bold text-pen underline"
      >
        {copy.support}
      </a>
    </p>
  );
}

/** Paid: the stamp, what Super brings, and the way home once the app knows of it. */
export function SuccessBody({ isReady }: { isReady: boolean }) {
  return (
    <Body>
      <div className="flex items-center gap-3">
        <TickDisc size={44} animated />
        <p className="text-h3 font-bold">{copy.success}</p>
      </div>
      <p>
        <span className="receipt-stamp bg-marker font-heading text-h2 text-on-marker">
          {paymentCopy.receipt.stamp}
        </span>
      </p>
      <Benefits />
      <p lang="hi-Latn" className="text-ink-2">
        {paymentCopy.hinglish.thanks}
      </p>
      {isReady ? (
        <Link to="/dashboard" className={buttonClass({ fullWidth: true })}>
          {copy.letsGo}
        </Link>
      ) : (
        <Button fullWidth busy>
          {copy.letsGo}
        </Button>
      )}
    </Body>
  );
}

export function FailedBody({ orderId }: { orderId: string }) {
  return (
    <Body>
      <p role="alert" className="flex items-start gap-3">
        <Cross className="mt-0.5 shrink-0 text-redpen" />
        {copy.failed}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reload}>{copy.retry}</Button>
        <UpgradeButton variant="outlined" label={copy.newPayment} />
      </div>
      <SupportLine orderId={orderId} text={paymentCopy.hinglish.moneyGone} />
    </Body>
  );
}

/** Seconds to the next check; they are for the eye only and start over with each check. */
function Countdown() {
  const [left, setLeft] = useState(Math.round(orderPollMs / 1000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p aria-hidden="true" className="text-meta tabular-nums text-ink-2">
      {copy.nextCheck(left)}
    </p>
  );
}

/** Not settled yet: shown while the order is polled, and in the end what to do for a student who has paid. */
export function PendingBody({ order, orderId }: { order: ReturnType<typeof useOrder>; orderId: string }) {
  return (
    <Body>
      <p role="status" className="flex items-start gap-3">
        <Clock size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
        {copy.pending}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={order.refresh} busy={order.isChecking}>
          {copy.refresh}
        </Button>
        {order.mayAskAgain ? (
          <Countdown key={String(order.isChecking)} />
        ) : (
          <UpgradeButton variant="outlined" label={copy.newPayment} />
        )}
      </div>
      {order.mayAskAgain ? null : <SupportLine orderId={orderId} text={paymentCopy.hinglish.expired} />}
      <Link
        to="/dashboard"
        className="inline-flex min-h-11 items-center justify-self-start font-bold text-pen"
      >
        {copy.home}
      </Link>
    </Body>
  );
}

export function ErrorBody({ message }: { message: string }) {
  return (
    <Body>
      <p role="alert" className="flex items-start gap-3">
        <Cross className="mt-0.5 shrink-0 text-redpen" />
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reload}>{copy.retry}</Button>
        <Link to="/dashboard" className={buttonClass({ variant: 'outlined' })}>
          {copy.home}
        </Link>
      </div>
    </Body>
  );
}
