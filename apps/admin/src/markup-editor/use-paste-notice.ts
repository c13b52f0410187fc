import type { Transaction } from '@tiptap/pm/state';
import { useCallback, useRef, useState } from 'react';
import { figuresCopy } from '#src/figures/figures-copy.ts';
import { lossSentences, type PasteLosses } from './paste-losses.ts';

const nothing: string[] = [];

const isPasted = (transaction: Transaction) =>
  ['paste', 'drop'].includes(String(transaction.getMeta('uiEvent')));

/** What the last paste lost or changed, in sentences, until the next edit. */
export function usePasteNotice() {
  const [sentences, setSentences] = useState(nothing);
  const isFresh = useRef(false);
  const onPasted = useCallback((losses: PasteLosses) => {
    isFresh.current = true;
    setSentences(lossSentences(losses));
  }, []);
  const onRefused = useCallback(() => setSentences([figuresCopy.fileKind]), []);
  /** Call on every edit. */
  const onEdit = useCallback((transaction: Transaction) => {
    if (!(isFresh.current && isPasted(transaction))) setSentences(nothing);
    isFresh.current = false;
  }, []);
  return { sentences, onPasted, onRefused, onEdit };
}
