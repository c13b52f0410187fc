import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { useBlocker } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { editingCopy } from './editing-copy.ts';
import { askToLeave, hasUnsavedWork, questionAtom } from './unsaved-work.ts';

const mayNotLeave = async () => !(await askToLeave());

/** The one question about unsaved work: Save / Discard / Stay. It guards the address, Back and the tab itself. */
export function UnsavedWorkGuard() {
  const question = useAtomValue(questionAtom);
  const [isSaving, setIsSaving] = useState(false);
  useBlocker({ shouldBlockFn: mayNotLeave, enableBeforeUnload: hasUnsavedWork });

  const save = async () => {
    if (!question || isSaving) return;
    setIsSaving(true);
    let isSaved = true;
    for (const work of question.works) isSaved = (await work().save()) && isSaved;
    setIsSaving(false);
    question.answer(isSaved);
  };
  const discard = () => {
    for (const work of question?.works ?? []) work().discard();
    question?.answer(true);
  };
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => open || question?.answer(false)}
      title={editingCopy.leaveTitle}
      description={editingCopy.leaveText}
      cancelLabel={editingCopy.leaveStay}
      extraAction={
        <Button variant="danger" className="grow sm:grow-0" disabled={isSaving} onClick={discard}>
          {editingCopy.leaveDiscard}
        </Button>
      }
      confirmLabel={editingCopy.leaveSave}
      tone="primary"
      busy={isSaving}
      onConfirm={save}
    />
  );
}
