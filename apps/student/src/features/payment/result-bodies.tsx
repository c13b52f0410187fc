import { paymentCopy } from 'virtual:messages/payment';
import { brand } from '@repo/contracts/brand';
import { Button, buttonClass } from '@repo/ui/button';
import { Cross } from '@repo/ui/error-panel';
import { TickDisc } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { Clock, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Benefits } from '#src/account/super/benefits.tsx';
import { languageOfLines } from '#src/platform/language/language.ts';
import { PayAgain } from './pay-again.tsx';
import { type OrderState, orderPollMs } from './use-order.ts';

const { result: copy, hinglish } = paymentCopy;
const reload = () => location.reload();

const supportAddress = (orderId: string) =>
  `mailto:${brand.supportEmail}?subject=${encodeURIComponent(copy.supportSubject({ orderId }))}`;

function Body({ children }: { children: ReactNode }) {
  return <div className="mt-3 grid gap-4">{children}</div>;
}

function SupportLine({ orderId, text }: { orderId: string; text: string }) {
  return (
    <p className="text-meta text-ink-2">
      <span lang={languageOfLines()}>{text}</span>{' '}
      <a
        href={supportAddress(orderId)}
        className="inline-flex min-h-11 items-center font-bold text-pen underline"
      >
        {copy.support}
      </a>
    </p>
  );
}

/** Paid: the stamp, Super's benefits, and a link home once the app has Super. */
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
      <p lang={languageOfLines()} className="text-ink-2">
        {hinglish.thanks}
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

function HomeLink() {
  return (
    <Link to="/dashboard" className="inline-flex min-h-11 items-center justify-self-start font-bold text-pen">
      {copy.home}
    </Link>
  );
}

export function FailedBody({ order, orderId }: { order: OrderState; orderId: string }) {
  return (
    <Body>
      <p role="alert" className="flex items-start gap-3">
        <Cross className="mt-0.5 shrink-0 text-redpen" />
        {copy.failed}
      </p>
      {order.lastTry === 'pending' ? <p className="font-bold">{copy.lastTry.pending}</p> : null}
      <div className="flex flex-wrap gap-3">
        {order.isOffered ? <PayAgain order={order} label={copy.newPayment} isMain /> : null}
        <Button variant={order.isOffered ? 'outlined' : 'primary'} onClick={reload}>
          {copy.retry}
        </Button>
      </div>
      <SupportLine orderId={orderId} text={hinglish.moneyGone} />
      <HomeLink />
    </Body>
  );
}

/** Seconds to the next check, hidden from screen readers; restarts with each check. */
function Countdown() {
  const [left, setLeft] = useState(Math.round(orderPollMs / 1000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p aria-hidden="true" className="text-meta tabular-nums text-ink-2">
      {copy.nextCheck({ seconds: left })}
    </p>
  );
}

/** The latest payment attempt, below the documented text. */
function LastTry({ lastTry }: { lastTry: NonNullable<OrderState['lastTry']> }) {
  if (lastTry === 'none') return null;
  return (
    <p className="flex items-start gap-3 font-bold">
      {lastTry === 'pending' ? (
        <Hourglass size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      ) : (
        <Cross className="mt-0.5 shrink-0 text-redpen" />
      )}
      {copy.lastTry[lastTry]}
    </p>
  );
}

/**
 * The result page of an order that is not settled yet: shown while the order is polled; in the end it tells
 * students who have paid what to do.
 */
export function PendingBody({ order, orderId }: { order: OrderState; orderId: string }) {
  const { lastTry, mayAskAgain, isOffered } = order;
  const hasEnded = order.order?.order_status === 'EXPIRED';
  const isTold = lastTry === 'declined' || lastTry === 'dropped';
  return (
    <Body>
      <div role="status" className="grid gap-3">
        <p className="flex items-start gap-3">
          <Clock size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
          {copy.pending}
        </p>
        {lastTry ? <LastTry lastTry={lastTry} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isOffered ? (
          <PayAgain order={order} label={isTold ? copy.tryAgain : copy.newPayment} isMain={isTold} />
        ) : null}
        <Button variant={isTold ? 'outlined' : 'primary'} onClick={order.refresh} busy={order.isChecking}>
          {copy.refresh}
        </Button>
        {mayAskAgain ? <Countdown key={String(order.isChecking)} /> : null}
      </div>
      {isTold || !mayAskAgain ? (
        <SupportLine orderId={orderId} text={hasEnded ? hinglish.expired : hinglish.moneyGone} />
      ) : null}
      <HomeLink />
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
