import { useCallback, useState } from 'react';
import { figuresCopy } from '#src/figures/figures-copy.ts';
import { lossNotes, type PasteLosses, type PasteNote } from './paste-losses.ts';

/** `paste` counts pastes, so that the same sentences of a second one are announced too. */
export type PasteNotes = { notes: readonly PasteNote[]; paste: number };

/**
 * What the last paste lost or changed, until it is dismissed or another paste loses something: one that loses
 * nothing may fill a gap of the first.
 */
export function usePasteNotice() {
  const [shown, setShown] = useState<PasteNotes>({ notes: [], paste: 0 });
  const show = useCallback((notes: readonly PasteNote[]) => {
    if (notes.length > 0) setShown(({ paste }) => ({ notes, paste: paste + 1 }));
  }, []);
  const dismiss = useCallback(() => setShown(({ paste }) => ({ notes: [], paste })), []);
  const onPasted = useCallback((losses: PasteLosses) => show(lossNotes(losses)), [show]);
  const onRefused = useCallback(() => show([{ kind: 'others', text: figuresCopy.fileKind }]), [show]);
  return { shown, show, dismiss, onPasted, onRefused };
}
