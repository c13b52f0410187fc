import { deviceCopy } from 'virtual:messages/device';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { useState } from 'react';
import { DeviceSubjects } from './device-subjects.tsx';

/** What is stored on this device, when opened. */
export function DeviceCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" fullWidth aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {deviceCopy.label}
      </Button>
      {isOpen ? (
        <Card className="mt-3">
          <DeviceSubjects />
        </Card>
      ) : null}
    </>
  );
}
