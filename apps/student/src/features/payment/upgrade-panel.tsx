import './payment.css';
import { paymentCopy } from 'virtual:messages/payment';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Marker } from '@repo/ui/marker';
import { Benefits } from '#src/account/super/benefits.tsx';
import { languageOfLines } from '#src/platform/language/language.ts';
import { longDate } from '#src/platform/long-date.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useCheckout } from './use-checkout.ts';

const copy = paymentCopy.panel;

/** Super's benefits and price, and the checkout button. */
export function UpgradePanel({ onClose }: { onClose: () => void }) {
  const { plan, expiryDate } = useUser();
  const { isOpening, hasFailed, pay } = useCheckout({ onNothingToPay: onClose });
  const isSuper = plan === 'Pro' && expiryDate !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Marker>{isSuper ? copy.titleAgain : copy.title}</Marker>}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            {copy.later}
          </Button>
          <Button onClick={pay} busy={isOpening} busyLabel={copy.opening}>
            {isSuper ? copy.payAgain : copy.pay}
          </Button>
        </>
      }
    >
      <div className="receipt-edge grid gap-4 bg-marker-tint px-5 pb-7 pt-4">
        <p className="flex items-baseline gap-2">
          <span className="text-[2.75rem] font-bold leading-none tabular-nums">{copy.price}</span>
          <span className="font-bold">{copy.per}</span>
        </p>
        <Benefits />
      </div>
      <div className="mt-4 grid gap-2">
        <p>{copy.terms}</p>
        {isSuper ? <p>{copy.untilNow({ date: longDate(expiryDate) })}</p> : null}
        <p lang={languageOfLines()} className="text-ink-2">
          {paymentCopy.hinglish.parents}
        </p>
        {hasFailed ? <ErrorPanel message={copy.notOpened} /> : null}
      </div>
    </Dialog>
  );
}
