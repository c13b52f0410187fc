import { profileCopy } from 'virtual:messages/profile';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { lazy, Suspense, useState } from 'react';

const load = () => import('./open-sessions.tsx');
const List = lazy(() => load().then((module) => ({ default: module.OpenSessionsList })));

/** Loads the list only when opened. */
export function OpenSessionsCard() {
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void load().catch(() => {});
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {profileCopy.sessions.label}
      </Button>
      {isOpen ? (
        <Card className="mt-3 !py-2">
          <Suspense>
            <List />
          </Suspense>
        </Card>
      ) : null}
    </>
  );
}
