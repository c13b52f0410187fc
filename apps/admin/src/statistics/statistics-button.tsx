import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ChartColumn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { statisticsCopy } from './statistics-copy.ts';

/** Opens how a test or a question was answered: `children` are its figures, fetched when it is opened. */
export function StatisticsButton({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<ChartColumn size={18} aria-hidden="true" />}
        aria-label={statisticsCopy.openName(name)}
        onClick={() => setIsOpen(true)}
      >
        {statisticsCopy.open}
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setIsOpen} title={statisticsCopy.title(name)} size="lg" phone="full">
          {children}
        </Dialog>
      ) : null}
    </>
  );
}
