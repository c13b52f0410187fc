import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ChartColumn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { statisticsCopy } from './statistics-copy.ts';

/** Opens the statistics of a test, a question or a chapter: `children` show the figures, fetched when it is opened. */
export function StatisticsButton({
  name,
  words,
  title = statisticsCopy.title(name),
  children,
}: {
  name: string;
  /** The button's label, if not 'Statistics'. */
  words?: string;
  title?: string;
  /** May be a function that receives a close callback, for links. */
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<ChartColumn size={18} aria-hidden="true" />}
        aria-label={words ? undefined : statisticsCopy.openName(name)}
        onClick={() => setIsOpen(true)}
      >
        {words ?? statisticsCopy.open}
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setIsOpen} title={title} size="lg" phone="full">
          {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
        </Dialog>
      ) : null}
    </>
  );
}
