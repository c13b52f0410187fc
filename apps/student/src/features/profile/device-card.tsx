import { deviceCopy } from 'virtual:messages/device';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { lazy, Suspense, useState } from 'react';

const load = () => import('./device-subjects.tsx');
const Subjects = lazy(() => load().then((module) => ({ default: module.DeviceSubjects })));

/** What is stored on this device; loads only when opened. */
export function DeviceCard() {
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
        {deviceCopy.label}
      </Button>
      {isOpen ? (
        <Card className="mt-3">
          <Suspense>
            <Subjects />
          </Suspense>
        </Card>
      ) : null}
    </>
  );
}
