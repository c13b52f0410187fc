import { marksCopy } from 'virtual:messages/marks';
import type { Mark } from '@repo/contracts/marks';
import { toast } from '@repo/ui/toast';
import { removeMark, saveMark } from './marks.ts';

/** Removes a mark; a toast offers undo. */
export function removeWithUndo(userId: string, mark: Mark): void {
  removeMark(userId, mark);
  toast.success(marksCopy.removed, {
    action: { label: marksCopy.undo, onClick: () => saveMark(userId, mark) },
  });
}
