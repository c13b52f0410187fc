import { consentCopy as copy } from 'virtual:messages/consent';
import type { ConsentState } from '@repo/contracts/consent';
import { guardianMailFailed } from '@repo/contracts/messages/consent';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useEffect, useRef } from 'react';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';
import { longDate } from '#src/platform/long-date.ts';

/** The screen after the mail was sent: its recipient, and what to do if nothing happens. */
export function Waiting({ state, onAnother }: { state: ConsentState; onAnother: () => void }) {
  const { guardianEmail, askedAt, deletedFrom, isWithdrawn } = state;
  const utils = trpc.useUtils();
  const heading = useRef<HTMLHeadingElement>(null);
  // Move focus, because the focused form was removed.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const again = trpc.auth.consent.askAgain.useMutation({
    onSuccess({ message }) {
      toast.success(message);
      void utils.auth.consent.state.invalidate();
    },
    onError: (failure) => toast.error(reasonOf(failure, speech.say(guardianMailFailed))),
  });
  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1}>
        {copy.waitingTitle}
      </h1>
      {isWithdrawn ? <p className="font-bold">{copy.withdrawn}</p> : null}
      <p className="text-ink-2">
        {copy.sentTo} <strong className="break-all text-ink">{guardianEmail}</strong>{' '}
        {askedAt ? copy.sentOn({ date: longDate(askedAt) }) : null}
      </p>
      <p className="text-ink-2">{copy.checkSpam}</p>
      <div className="grid gap-3">
        <Button
          fullWidth
          busy={again.isPending}
          busyLabel={copy.busy}
          onClick={() => (again.isPending ? undefined : again.mutate())}
        >
          {copy.again}
        </Button>
        <Button variant="outlined" fullWidth onClick={onAnother}>
          {copy.another}
        </Button>
      </div>
      {deletedFrom ? (
        <p className="text-meta text-ink-2">{copy.kept({ date: longDate(deletedFrom) })}</p>
      ) : null}
    </div>
  );
}
