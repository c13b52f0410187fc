import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { QuestionStatistics } from './question-statistics.tsx';
import { statisticsCopy } from './statistics-copy.ts';

/** Opens how a test was answered. */
export function StatisticsButton({
  test,
  className,
}: {
  test: { _id: string; title: string };
  className?: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={className}
        icon={<ChartColumn size={18} aria-hidden="true" />}
        aria-label={statisticsCopy.openName(test.title)}
        onClick={() => setIsOpen(true)}
      >
        {statisticsCopy.open}
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setIsOpen} title={statisticsCopy.title(test.title)} size="lg" phone="full">
          <QuestionStatistics testId={test._id} />
        </Dialog>
      ) : null}
    </>
  );
}
