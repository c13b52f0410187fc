import type { DeletedItem } from '@repo/contracts/deleted-content';
import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { spokenText } from '@repo/ui/markup-needs';
import { useId } from 'react';
import { deletedCopy } from './deleted-copy.ts';

/** Why it can't be restored, or what is restored along with it. */
function hintOf({ restorable, outermost }: DeletedItem): string | null {
  if (restorable === 'back') return deletedCopy.back;
  if (outermost === null) return null;
  return restorable === 'withOwner' ? deletedCopy.withOwner(outermost) : deletedCopy.ownerGone(outermost);
}

/** One deleted item: what it was, who deleted it when, how long it stays, and Restore. */
export function DeletedRow({
  item,
  now,
  isBusy,
  onRestore,
}: {
  item: DeletedItem;
  /** Epoch milliseconds. */
  now: number;
  isBusy: boolean;
  onRestore: () => void;
}) {
  const nameId = useId();
  const { kind, path, restorable, outermost, expiresAt } = item;
  const label = spokenText(item.label);
  const holder = path.find((place) => place.kind === 'topics' || place.kind === 'summaries');
  const hint = hintOf(item);
  const act =
    restorable === 'withOwner' && outermost ? deletedCopy.restoreWith(outermost) : deletedCopy.restore;
  return (
    <article
      aria-labelledby={nameId}
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4"
    >
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <h3 id={nameId} className="text-body font-bold wrap-anywhere">
          {label}
        </h3>
        <p className="text-meta text-ink-2 wrap-anywhere">
          {deletedCopy.noun(kind)}
          {holder ? ` · ${deletedCopy.within(spokenText(holder.label))}` : null}
        </p>
        <p className="text-meta text-ink-2 wrap-anywhere">{deletedCopy.when(item)}</p>
        {hint ? <p className="text-meta text-warn wrap-anywhere">{hint}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>{deletedCopy.left(expiresAt, now)}</Badge>
        {restorable === 'ready' || restorable === 'withOwner' ? (
          <Button
            size="sm"
            busy={isBusy}
            aria-label={deletedCopy.restoreName(act, label)}
            onClick={onRestore}
          >
            {act}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
