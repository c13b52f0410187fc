import { relativeTime } from '@repo/contracts/relative-time';
import { Button } from '@repo/ui/button';
import { useAtomValue } from 'jotai';
import { History, TriangleAlert } from 'lucide-react';
import { draftsFailAtom } from './draft-store.ts';
import { editingCopy } from './editing-copy.ts';
import { LastChangeLine } from './last-change-line.tsx';
import type { DraftOf } from './use-draft.ts';

type Shown = Pick<DraftOf<unknown>, 'stored' | 'isDirty' | 'keptAt' | 'restored' | 'discard'>;

/**
 * How this device stores unsaved work: «Draft kept on this device», a restored draft with its age and
 * Discard, or that it can't store any; and who last changed what is stored.
 */
export function DraftNotice({ draft }: { draft: Shown }) {
  const cannotKeep = useAtomValue(draftsFailAtom);
  if (cannotKeep && draft.isDirty)
    return (
      <p role="alert" className="flex items-start gap-1.5 text-meta text-warn">
        <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {editingCopy.draftsFail}
      </p>
    );
  if (draft.isDirty && draft.restored)
    return (
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-2 rounded-chip bg-marker-tint px-3 text-meta"
      >
        <History size={16} aria-hidden="true" className="shrink-0" />
        <span>{editingCopy.draftRestored(relativeTime(new Date(draft.restored.at), new Date()))}</span>
        <Button variant="quiet" size="sm" onClick={draft.discard}>
          {editingCopy.discardDraft}
        </Button>
      </div>
    );
  return (
    <div className="flex min-h-5 flex-wrap gap-x-3 text-caption text-ink-3">
      {draft.stored ? <LastChangeLine key={draft.stored.updatedAt} itemId={draft.stored._id} /> : null}
      <p role="status">{draft.isDirty && draft.keptAt !== null ? editingCopy.draftKept : ''}</p>
    </div>
  );
}
