import { privacyCopy } from 'virtual:messages/privacy';
import { Button } from '@repo/ui/button';
import { useRef, useState } from 'react';
import { FormFailure } from './form-failure.tsx';

const copy = privacyCopy.dialog;
const loadCalls = () => import('./account-calls.ts');
const couldNotLoad = () => ({
  kind: 'failed' as const,
  reason: copy.andNow({ reason: copy.failed, whatToDo: copy.checkNetwork }),
});

/** The first step: explains a deletion, and requests the mail with the code. */
export function RequestCode({
  email,
  onSent,
  onCancel,
}: {
  email: string;
  onSent: () => void;
  onCancel: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    const outcome = await loadCalls().then(({ sendCode }) => sendCode(), couldNotLoad);
    isSending.current = false;
    setIsBusy(false);
    if (outcome.kind === 'done') onSent();
    else if (outcome.kind !== 'left') setFailure(outcome.reason);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid list-disc gap-2 pl-5">
        {copy.happens.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="text-ink-2">
        {copy.mailLine} <strong className="[overflow-wrap:anywhere] text-ink">{email}</strong>
      </p>
      <FormFailure text={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outlined" className="grow sm:grow-0" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button className="grow sm:grow-0" busy={isBusy} busyLabel={copy.sending} onClick={() => void send()}>
          {copy.send}
        </Button>
      </div>
    </div>
  );
}
