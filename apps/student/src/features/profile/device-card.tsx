import { deviceCopy } from 'virtual:messages/device';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { DeviceSubjects } from './device-subjects.tsx';

/** What is stored on this device, when opened, also by a link to `/profile#device`. */
export function DeviceCard() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Null on other addresses; a new object each time the link is followed.
  const visit = useRouterState({
    select: ({ location: { hash, state } }) => (hash === 'device' ? state : null),
  });
  useEffect(() => {
    if (!visit) return;
    setIsOpen(true);
    // After a tick, because the navigation focuses the heading, and a closing dialog its opener.
    const timer = setTimeout(() => button.current?.focus());
    return () => clearTimeout(timer);
  }, [visit]);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        fullWidth
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
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
