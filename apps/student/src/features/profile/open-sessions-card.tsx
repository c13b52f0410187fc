import { profileCopy } from 'virtual:messages/profile';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/platform/offline/part-missing.tsx';

const load = () => import('./open-sessions.tsx');
const List = lazyPart(async () => (await load()).OpenSessionsList);

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
