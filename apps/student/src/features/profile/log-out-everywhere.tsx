import { profileCopy } from 'virtual:messages/profile';
import { Button } from '@repo/ui/button';
import { lazy, Suspense, useState } from 'react';

const loadDialog = () => import('./log-out-everywhere-dialog.tsx');
const Dialog = lazy(() => loadDialog().then((module) => ({ default: module.LogOutEverywhereDialog })));

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
      {isWanted ? (
        <Suspense>
          <Dialog open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
