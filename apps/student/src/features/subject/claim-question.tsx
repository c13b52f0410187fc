import { AlertDialog } from '@repo/ui/alert-dialog';
import { useRef } from 'react';
import { subjectCopy } from './subject-copy.ts';
import type { Claim } from './use-claim.ts';

/** Whether the chapter that was tapped shall be the free one. */
export function ClaimQuestion({ claim }: { claim: Claim }) {
  const { asked } = claim;
  // Stays while the question goes away.
  const name = useRef('');
  if (asked) name.current = asked.name;
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) claim.ask(null);
      }}
      title={subjectCopy.claimQuestion(name.current)}
      description={subjectCopy.claimOnce}
      confirmLabel={subjectCopy.claimConfirm}
      cancelLabel={subjectCopy.claimRefuse}
      tone="primary"
      busy={claim.isBusy}
      onConfirm={claim.claim}
    />
  );
}
