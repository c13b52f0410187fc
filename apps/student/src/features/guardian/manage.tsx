import type { GuardianView } from '@repo/contracts/consent';
import type { ConsentLanguage } from '@repo/contracts/consent.text';
import { Button } from '@repo/ui/button';
import { AskFirst } from './ask-first.tsx';
import { guardianCopy } from './guardian-copy.ts';
import type { Guardian } from './use-guardian.ts';

type ManageProps = { guardian: Guardian; view: GuardianView; language: ConsentLanguage };

/**
 * What a proven adult guardian can do at any time: export the data, withdraw consent, have the data deleted.
 */
export function Manage({ guardian, view, language }: ManageProps) {
  const copy = guardianCopy[language];
  const { busy } = guardian;
  if (view.provedBy === null) return null;
  return (
    <section className="grid gap-3">
      <h2>{copy.manage}</h2>
      <Button
        variant="outlined"
        fullWidth
        onClick={() => void guardian.exportAll()}
        busy={busy === 'export'}
        busyLabel={copy.downloading}
      >
        {copy.download}
      </Button>
      {view.state === 'given' ? (
        <AskFirst
          language={language}
          label={copy.withdraw}
          title={copy.withdrawTitle}
          text={copy.withdrawText}
          isBusy={busy === 'withdraw'}
          onConfirm={guardian.withdraw}
        />
      ) : null}
      {view.deletionDueAt === null && view.state !== 'asked' ? (
        <AskFirst
          language={language}
          label={copy.remove}
          title={copy.removeTitle}
          text={copy.removeText}
          isBusy={busy === 'remove'}
          onConfirm={guardian.remove}
        />
      ) : null}
    </section>
  );
}
