import type { GuardianView } from '@repo/contracts/consent';
import type { ConsentLanguage } from '@repo/contracts/consent.text';
import { Button } from '@repo/ui/button';
import { Tick } from '@repo/ui/tick';
import { useState } from 'react';
import { CheckLine } from '#src/platform/layout/check-line.tsx';
import { AskFirst } from './ask-first.tsx';
import { guardianCopy } from './guardian-copy.ts';
import type { Guardian } from './use-guardian.ts';

type DecideProps = { guardian: Guardian; view: GuardianView; language: ConsentLanguage };

/** Ways to prove adulthood; afterwards, that it is proven. */
function Proof({ guardian, view, language }: DecideProps) {
  const copy = guardianCopy[language];
  const { busy } = guardian;
  if (view.provedBy)
    return (
      <p className="flex items-center gap-2 font-bold">
        <Tick size={20} />
        {copy.proved[view.provedBy]}
      </p>
    );
  return (
    <section className="grid gap-4">
      <div>
        <h2>{copy.proofTitle}</h2>
        {view.proofs.length > 1 ? <p className="text-ink-2">{copy.proofLine}</p> : null}
      </div>
      {view.proofs.includes('sign-in') ? (
        <div className="grid gap-2">
          <Button
            variant="outlined"
            fullWidth
            onClick={guardian.signIn}
            busy={busy === 'sign-in'}
            busyLabel={copy.checking}
          >
            {copy.proofs['sign-in']}
          </Button>
          <p className="break-words text-meta text-ink-2">{copy.signInLine(view.email)}</p>
        </div>
      ) : null}
      {view.proofs.includes('payment') ? (
        <div className="grid gap-2">
          <Button
            variant="outlined"
            fullWidth
            onClick={() => void guardian.pay()}
            busy={busy === 'pay' || busy === 'payment'}
            busyLabel={busy === 'pay' ? copy.leaving : copy.checking}
          >
            {copy.proofs.payment}
          </Button>
          <p className="text-meta text-ink-2">{copy.paymentLine}</p>
        </div>
      ) : null}
    </section>
  );
}

/** Before consent: prove adulthood, then agree or refuse. */
export function Decide({ guardian, view, language }: DecideProps) {
  const copy = guardianCopy[language];
  const [isAdult, setIsAdult] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const agree = () => {
    setIsMissing(!isAdult);
    if (isAdult) void guardian.give();
  };
  return (
    <div className="grid gap-6">
      <Proof guardian={guardian} view={view} language={language} />
      <div>
        <CheckLine isChecked={isAdult} onChange={setIsAdult}>
          {copy.adult}
        </CheckLine>
        <p role="alert" className="text-meta font-bold text-redpen">
          {isMissing && !isAdult ? copy.adultMissing : null}
        </p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button fullWidth disabled={view.provedBy === null} busy={guardian.busy === 'give'} onClick={agree}>
          {copy.agree}
        </Button>
        <AskFirst
          language={language}
          label={copy.refuse}
          title={copy.refuseTitle}
          text={copy.refuseText}
          isBusy={guardian.busy === 'refuse'}
          onConfirm={guardian.refuse}
        />
      </div>
    </div>
  );
}
