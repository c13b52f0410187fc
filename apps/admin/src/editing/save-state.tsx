import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { CircleAlert } from 'lucide-react';
import { editingCopy } from './editing-copy.ts';
import type { Saving } from './use-saving.ts';

const clockTime = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });

/** State of the work: Unsaved > Saving… > Saved hh:mm. A failure stays with its reason and Retry. */
export function SaveState({ saving: { status, save } }: { saving: Pick<Saving, 'status' | 'save'> }) {
  if (status.kind === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-2 text-meta text-redpen">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 font-bold">{status.reason}</span>
        <Button variant="quiet" size="sm" onClick={save}>
          {editingCopy.retry}
        </Button>
      </div>
    );
  return (
    <p role="status" className="flex min-h-11 items-center whitespace-nowrap text-meta text-ink-2">
      {status.kind === 'unsaved' ? <Badge tone="pen">{editingCopy.unsaved}</Badge> : null}
      {status.kind === 'saving' ? editingCopy.saving : null}
      {status.kind === 'saved' ? editingCopy.savedAt(clockTime.format(status.at)) : null}
    </p>
  );
}

/**
 * The save button; Ctrl+S does the same. Stays enabled without unsaved work, because an editor may not have
 * reported the last typed word yet.
 */
export function SaveButton({ saving, label = editingCopy.save }: { saving: Saving; label?: string }) {
  const { kind } = saving.status;
  return (
    <Button
      size="sm"
      busy={kind === 'saving'}
      aria-disabled={kind === 'clean' || kind === 'saved' || undefined}
      aria-keyshortcuts="Control+S"
      // Keep the focus in the text, so that a teacher can go on typing after saving.
      onMouseDown={(event) => event.preventDefault()}
      className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3 aria-busy:text-white"
      onClick={saving.save}
    >
      {label}
    </Button>
  );
}
