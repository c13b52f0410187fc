import { isoDate } from '@repo/contracts/fields';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { editingCopy } from './editing-copy.ts';
import type { KeepBoth } from './keep-both.ts';
import { LastChangeLine } from './last-change-line.tsx';
import { ComparedVersions } from './lazy-parts.tsx';
import type { Saving } from './use-saving.ts';

const versioned = z.object({ updatedAt: isoDate, _id: z.string().optional() });

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(editingCopy.copied);
  } catch {
    toast.error(editingCopy.copyFailed);
  }
}

/**
 * Conflict after someone else saved: both versions side by side with differences marked, and the choices.
 * Nothing is overwritten unseen. `asText` makes a version readable (`current` is the server's);
 * `onTakeTheirs` replaces mine.
 */
export function StaleEditDialog({
  saving,
  mine,
  isMarkup = false,
  asText,
  both,
  onTakeTheirs,
}: {
  saving: Saving;
  mine: string;
  /** Whether the texts are markup; its signs are shown only where they differ. */
  isMarkup?: boolean;
  asText: (current: unknown) => string;
  /** How to keep both versions; null when only one can stay. */
  both: KeepBoth | null;
  onTakeTheirs: (current: unknown) => void;
}) {
  const { stale, overwrite, dismissStale, settleStale } = saving;
  const [isBusy, setIsBusy] = useState(false);
  const theirs = versioned.safeParse(stale?.current).data;
  const busily = async (task: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await task();
    } finally {
      setIsBusy(false);
    }
  };
  const keepMine = () => theirs && busily(() => overwrite(theirs.updatedAt));
  const keepBoth = () =>
    busily(async () => {
      if (await both?.keep(stale?.current)) settleStale();
    });
  const takeTheirs = () => {
    onTakeTheirs(stale?.current);
    settleStale();
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
        <div className="flex w-full flex-wrap items-center justify-end gap-2 sm:gap-3">
          <Button variant="quiet" size="sm" onClick={() => void copyText(mine)}>
            {editingCopy.copyMine}
          </Button>
          <Button variant="danger" size="sm" disabled={!theirs} busy={isBusy} onClick={keepMine}>
            {editingCopy.keepMine}
          </Button>
          {both ? (
            <Button
              variant="outlined"
              size="sm"
              title={both.hint}
              disabled={!theirs}
              busy={isBusy}
              onClick={keepBoth}
            >
              {editingCopy.keepBoth}
            </Button>
          ) : null}
          <Button size="sm" disabled={!theirs} onClick={takeTheirs}>
            {editingCopy.takeTheirs}
          </Button>
        </div>
      }
    >
      {theirs?._id ? <LastChangeLine itemId={theirs._id} /> : null}
      {stale ? (
        <Suspense>
          <ComparedVersions
            theirs={theirs ? asText(stale.current) : ''}
            mine={mine}
            isMarkup={isMarkup}
            isMarked={theirs !== undefined}
          />
        </Suspense>
      ) : null}
      {both && theirs ? <p className="mt-3 text-caption text-ink-2">{both.hint}</p> : null}
    </Dialog>
  );
}
