import { reasonOf } from '@repo/client/failure';
import type { ConsentLanguage } from '@repo/contracts/consent.text';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { guardianCopy } from './guardian-copy.ts';
import type { Guardian } from './use-guardian.ts';

/** For a link that doesn't work in this browser: a button mails a new one to the same address. */
export function SpentLink({ guardian, language }: { guardian: Guardian; language: ConsentLanguage }) {
  const copy = guardianCopy[language];
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await guardian.renew();
      setIsSent(true);
    } catch (error) {
      setFailure(reasonOf(error, copy.failed));
    }
    setIsBusy(false);
  };
  return (
    <div className="grid max-w-110 gap-5">
      <h1>{copy.linkTitle}</h1>
      <p>{copy.spentLine}</p>
      {isSent ? null : (
        <Button fullWidth busy={isBusy} onClick={() => void send()}>
          {copy.renew}
        </Button>
      )}
      <p role="status" className="font-bold empty:hidden">
        {isSent ? copy.renewed : null}
      </p>
      <p role="alert" className="font-bold text-redpen empty:hidden">
        {failure}
      </p>
    </div>
  );
}
