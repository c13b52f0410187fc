import { subjectCopy } from 'virtual:messages/subject';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { useRef } from 'react';
import type { Claim } from './use-claim.ts';

/** Asks whether to claim the tapped chapter. */
export function ClaimQuestion({ claim }: { claim: Claim }) {
  const { asked } = claim;
  // Keeps the name while the dialog closes.
  const name = useRef('');
  if (asked) name.current = asked.name;
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) claim.ask(null);
      }}
      title={subjectCopy.claimQuestion({ chapter: name.current })}
      description={subjectCopy.claimOnce}
      confirmLabel={subjectCopy.claimConfirm}
      cancelLabel={subjectCopy.claimRefuse}
      tone="primary"
      busy={claim.isBusy}
      onConfirm={claim.claim}
    />
  );
}
