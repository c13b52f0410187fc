import { dashboardCopy } from 'virtual:messages/dashboard';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';
import type { ExamPlan } from './use-exam-plan.ts';

const Loaded = lazyDialog(async () => (await import('./date-sheet-dialog.tsx')).DateSheetDialog);

/** Opens the student's date sheet, loaded then. */
export function DateSheetButton({ exam }: { exam: ExamPlan }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {dashboardCopy.dateSheet}
      </Button>
      {isOpen ? <Loaded exam={exam} open onOpenChange={setIsOpen} /> : null}
    </>
  );
}
