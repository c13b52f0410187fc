import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { useBlocker } from '@tanstack/react-router';
import { getDefaultStore, useAtomValue } from 'jotai';
import { useState } from 'react';
import { draftsFailAtom } from './draft-store.ts';
import { editingCopy } from './editing-copy.ts';
import { askToLeave, hasUnsavedWork, type Question, questionAtom, serverAwayAtom } from './unsaved-work.ts';

const mayNotLeave = async () => !(await askToLeave());

/** @returns whether all unsaved work was saved */
async function saveUnsaved({ unsaved }: Question): Promise<boolean> {
  let areSaved = true;
  for (const work of unsaved()) areSaved = (await work.save()) && areSaved;
  return areSaved;
}

/** The question about unsaved work: Save / Discard / Stay, and Keep draft while the server is away. Guards navigation, Back and the tab itself. */
export function UnsavedWorkGuard() {
  const question = useAtomValue(questionAtom);
  const isAway = useAtomValue(serverAwayAtom);
  const cannotKeep = useAtomValue(draftsFailAtom);
  const canKeep = ({ unsaved }: Question) => !cannotKeep && unsaved().every(({ keep }) => keep);
  const mayKeep = isAway && question !== null && canKeep(question);
  const [saved, setSaved] = useState<Question | null>(null);
  // Ignore a question that has disappeared meanwhile, so that the next one is not blocked.
  const isSaving = question !== null && saved === question;
  useBlocker({ shouldBlockFn: mayNotLeave, enableBeforeUnload: hasUnsavedWork });

  const save = async () => {
    if (!question || isSaving) return;
    setSaved(question);
    // Save again what was typed during the first request.
    const areSaved = (await saveUnsaved(question)) && (await saveUnsaved(question));
    setSaved(null);
    const mayLeave = areSaved && question.unsaved().length === 0;
    const isAwayNow = getDefaultStore().get(serverAwayAtom);
    // The next choice is to keep the draft on this device.
    if (mayLeave || !isAwayNow || !canKeep(question)) question.answer(mayLeave);
  };
  const discard = () => {
    for (const work of question?.unsaved() ?? []) work.discard();
    question?.answer(true);
  };
  const keep = () => {
    for (const work of question?.unsaved() ?? []) work.keep?.();
    question?.answer(true);
  };
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => open || question?.answer(false)}
      title={editingCopy.leaveTitle}
      description={mayKeep ? editingCopy.leaveAway : editingCopy.leaveText}
      cancelLabel={editingCopy.leaveStay}
      extraAction={
        <>
          <Button variant="danger" className="grow sm:grow-0" disabled={isSaving} onClick={discard}>
            {editingCopy.leaveDiscard}
          </Button>
          {mayKeep ? (
            <Button variant="outlined" className="grow sm:grow-0" disabled={isSaving} onClick={keep}>
              {editingCopy.leaveKeep}
            </Button>
          ) : null}
        </>
      }
      confirmLabel={editingCopy.leaveSave}
      tone="primary"
      busy={isSaving}
      onConfirm={save}
    />
  );
}
