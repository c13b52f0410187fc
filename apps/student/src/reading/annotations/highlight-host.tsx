import { marksCopy } from 'virtual:messages/marks';
import type { Mark } from '@repo/contracts/marks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { useSaved } from '#src/study-log/saved/use-saved.ts';
import { newHighlight } from './item-of.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { saveMark } from './marks.ts';
import { type Painted, paintedAt } from './paint.ts';
import { type Selected, useSelected } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { usePainted } from './use-painted.ts';

const pressable = 'a, button, input, label, select, summary, textarea, [role="button"]';

/** Opens a tapped highlight, except on a card, where a tap flips the card. */
function useTapped(painted: { current: readonly Painted[] }, open: (mark: Mark) => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(pressable)) return;
      if (document.getSelection()?.isCollapsed === false) return;
      const tapped = paintedAt(painted.current, clientX, clientY);
      if (tapped && tapped.mark.about !== 'card') latest.current(tapped.mark);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [painted]);
}

/** Returns focus from the bar to the text. */
function focusNear({ root }: Selected): void {
  root.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

/** Paints highlights on every screen, and offers to highlight selected text. */
export function HighlightHost() {
  const { id: userId } = useUser();
  const marks = useSaved('mark');
  const painted = usePainted(marks);
  const bar = useRef<HTMLDivElement>(null);
  const isHeld = useCallback(() => bar.current?.contains(document.activeElement) ?? false, []);
  const [selected, forget] = useSelected(isHeld);
  const [opened, setOpened] = useState<{ mark: Mark; isNew: boolean } | null>(null);
  const [said, setSaid] = useState('');
  useTapped(painted, (mark) => setOpened({ mark, isNew: false }));

  const leave = () => {
    if (selected && isHeld()) focusNear(selected);
    document.getSelection()?.removeAllRanges();
    forget();
  };
  /** The highlight with the same quote, if any. */
  const known = (): Mark | undefined =>
    marks?.find(
      ({ kind, itemId, quote }) =>
        kind === 'highlight' &&
        itemId === selected?.item.itemId &&
        quote.exact === selected.quote.exact &&
        quote.prefix === selected.quote.prefix,
    );
  const highlight = () => {
    if (!selected || selected.isTooLong) return;
    if (known() || saveMark(userId, newHighlight(selected.item, selected.quote)))
      setSaid(marksCopy.highlighted);
    leave();
  };
  const openNote = () => {
    if (!selected) return;
    const mark = known();
    setOpened(
      mark ? { mark, isNew: false } : { mark: newHighlight(selected.item, selected.quote), isNew: true },
    );
    leave();
  };
  useKeys({ h: highlight }, { isOn: selected !== null });
  return (
    <>
      <p role="status" className="sr-only">
        {selected ? marksCopy.spoken : said}
      </p>
      {selected && !opened ? (
        <SelectionBar
          barRef={bar}
          isTooLong={selected.isTooLong}
          onHighlight={highlight}
          onNote={openNote}
          onLeave={leave}
        />
      ) : null}
      {opened ? <MarkDialog {...opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
