import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { copy } from './copy.ts';
import { QuestionStatistics } from './question-statistics.tsx';

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
        aria-label={copy.openName(test.title)}
        onClick={() => setIsOpen(true)}
      >
        {copy.open}
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setIsOpen} title={copy.title(test.title)} size="lg" phone="full">
          <QuestionStatistics testId={test._id} />
        </Dialog>
      ) : null}
    </>
  );
}
