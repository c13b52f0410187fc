import { Dialog } from '@repo/ui/dialog';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { LoginForm } from './login-form.tsx';

const stayOpen = () => {};

/** The login on top of the work after the session expired. Only a successful login closes it. */
export function SessionExpiredDialog() {
  const field = useRef<HTMLInputElement>(null);
  const { kind } = useAtomValue(adminSessionAtom);
  return (
    <Dialog
      open={kind === 'ended'}
      onOpenChange={stayOpen}
      title={adminCopy.loginEndedTitle}
      description={adminCopy.loginEndedIntro}
      size="sm"
      phone="card"
      initialFocus={field}
      hideClose
      closesOnBackdrop={false}
    >
      <LoginForm field={field} />
    </Dialog>
  );
}
