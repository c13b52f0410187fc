import { Button } from '@repo/ui/button';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';
import type { Pane } from '../state/pane.ts';

/** The last deletion, with Undo. Stays until the next change, because nothing was sent yet. */
export function UndoDeleteBar({ pane }: { pane: Pane }) {
  const { removed, restore, dismissRemoved } = useView();
  return (
    <div role="status" className={removed ? 'border-t-[1.5px] border-line bg-marker-tint px-3' : undefined}>
      {removed ? (
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-meta">
          <span className="font-bold">{mindmapCopy.deleted(removed.count)}</span>
          <Button variant="quiet" size="sm" onClick={() => restore(pane)}>
            {mindmapCopy.undo}
          </Button>
          <Button variant="quiet" size="sm" className="ml-auto" onClick={dismissRemoved}>
            {mindmapCopy.dismiss}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
