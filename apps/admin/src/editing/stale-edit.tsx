import { isoDate } from '@repo/contracts/fields';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { TextAreaField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { z } from 'zod';
import { editingCopy } from './editing-copy.ts';
import type { Saving } from './use-saving.ts';

const versioned = z.object({ updatedAt: isoDate });

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(editingCopy.copied);
  } catch {
    toast.error(editingCopy.copyFailed);
  }
}

/**
 * When someone else saved meanwhile: theirs and mine side by side, and what to do. Nothing is ever overwritten unseen.
 * `asText` words a version for reading (`current` is what the server has now); `onTakeTheirs` puts theirs in place.
 */
export function StaleEditDialog({
  saving,
  mine,
  asText,
  onTakeTheirs,
}: {
  saving: Saving;
  mine: string;
  asText: (current: unknown) => string;
  onTakeTheirs: (current: unknown) => void;
}) {
  const { stale, overwrite, dismissStale } = saving;
  const [isBusy, setIsBusy] = useState(false);
  const theirs = versioned.safeParse(stale?.current).data;
  const keepMine = async () => {
    if (!theirs) return;
    setIsBusy(true);
    await overwrite(theirs.updatedAt);
    setIsBusy(false);
  };
  const takeTheirs = () => {
    onTakeTheirs(stale?.current);
    dismissStale();
  };
  return (
    <Dialog
      open={stale !== null}
      onOpenChange={(open) => open || dismissStale()}
      title={editingCopy.staleTitle}
      description={theirs ? editingCopy.staleText : editingCopy.staleGone}
      size="xl"
      phone="full"
      closesOnBackdrop={false}
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={() => void copyText(mine)}>
            {editingCopy.copyMine}
          </Button>
          <Button variant="danger" size="sm" disabled={!theirs} busy={isBusy} onClick={keepMine}>
            {editingCopy.keepMine}
          </Button>
          <Button size="sm" disabled={!theirs} onClick={takeTheirs}>
            {editingCopy.takeTheirs}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version label={editingCopy.theirs} text={theirs ? asText(stale?.current) : ''} />
        <Version label={editingCopy.mine} text={mine} />
      </div>
    </Dialog>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return <TextAreaField label={label} value={text} readOnly rows={8} inputClassName="bg-sunken" />;
}
