import { Dialog } from '@repo/ui/dialog';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { copy } from '#src/copy.ts';
import { gateAtom } from '#src/session/gate-state.ts';
import { GateForm } from './gate-form.tsx';

const stayOpen = () => {};

/** The gate on top of the work, when the session has ended meanwhile. Only the password closes it. */
export function GateAgain() {
  const field = useRef<HTMLInputElement>(null);
  const { kind } = useAtomValue(gateAtom);
  return (
    <Dialog
      open={kind === 'ended'}
      onOpenChange={stayOpen}
      title={copy.gateEndedTitle}
      description={copy.gateEndedIntro}
      size="sm"
      phone="card"
      initialFocus={field}
      hideClose
      closesOnBackdrop={false}
    >
      <GateForm field={field} />
    </Dialog>
  );
}
