import { profileCopy } from 'virtual:messages/profile';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';

const loadDialog = () => import('./log-out-everywhere-dialog.tsx');
const Dialog = lazyDialog(async () => (await loadDialog()).LogOutEverywhereDialog);

/** For a lost or borrowed phone: asks for confirmation, then ends the sessions on all devices. */
export function LogOutEverywhere() {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void loadDialog().catch(() => {});
  const ask = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="outlined" fullWidth onClick={ask} onPointerEnter={preload} onFocus={preload}>
        {profileCopy.everywhere.label}
      </Button>
      {isWanted ? <Dialog open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
