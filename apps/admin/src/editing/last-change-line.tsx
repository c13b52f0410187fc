import { trpc } from '#src/api/trpc.ts';
import { editingCopy } from './editing-copy.ts';

/** Who last changed an item or page, and when. Mount it again after a save. */
export function LastChangeLine({ itemId }: { itemId: string }) {
  const { data } = trpc.admin.lastChange.useQuery({ itemId }, { gcTime: 0 });
  return data ? (
    <p className="text-caption text-ink-3 wrap-anywhere">{editingCopy.lastChange(data)}</p>
  ) : null;
}
