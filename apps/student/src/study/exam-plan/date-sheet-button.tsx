import { dashboardCopy } from 'virtual:messages/dashboard';
import { Button } from '@repo/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { ExamPlan } from './use-exam-plan.ts';

const Loaded = lazy(() =>
  import('./date-sheet-dialog.tsx').then((module) => ({ default: module.DateSheetDialog })),
);

/** Opens the student's date sheet, loaded then. */
export function DateSheetButton({ exam }: { exam: ExamPlan }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {dashboardCopy.dateSheet}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Loaded exam={exam} open onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
