import { Dialog } from '@repo/ui/dialog';
import { mindmapCopy } from '../model/mindmap-copy.ts';

/** All shortcuts of the editor. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={mindmapCopy.keysTitle}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {mindmapCopy.keys.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt className="font-bold">{keys}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
