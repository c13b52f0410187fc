import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IdeaText } from '../idea/idea-text.tsx';
import type { Place } from '../model/idea-tree.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';

/** The map as lines of text: the same nodes with the same keys, for fast typing and screen readers. */
export function MindmapOutline() {
  const view = useView();
  return (
    <div role="tree" aria-label={mindmapCopy.outline} className="grid content-start p-2">
      {[...view.shown.values()].map((place) => (
        <OutlineLine key={place.data.id} place={place} />
      ))}
    </div>
  );
}

function OutlineLine({ place }: { place: Place }) {
  const view = useView();
  const line = useRef<HTMLDivElement>(null);
  const { id, text } = place.data;
  const isSelected = view.selectedId === id;
  useEffect(() => {
    if (line.current && view.focus.take(id, 'outline', isSelected)) line.current.focus();
  });
  const { editing } = view;
  const isWritten = editing?.id === id && editing.pane === 'outline';
  const hasChildren = (view.places.get(id)?.data.children.length ?? 0) > 0;
  const hidden = view.hiddenOf(id);
  const siblings = place.parent?.data.children ?? [place.data];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the editor handles the keys of all nodes
    <div
      ref={line}
      role="treeitem"
      data-idea={id}
      data-pane="outline"
      tabIndex={isSelected ? 0 : -1}
      aria-label={text}
      aria-level={place.depth + 1}
      aria-posinset={siblings.findIndex((sibling) => sibling.id === id) + 1}
      aria-setsize={siblings.length}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? hidden === 0 : undefined}
      onFocus={() => isSelected || view.select(id)}
      onClick={() => view.select(id, isWritten ? undefined : 'outline')}
      onDoubleClick={() => view.edit(id, 'outline')}
      style={{ paddingLeft: `${Math.min(place.depth, 12) * 20}px` }}
      className={clsx(
        'flex min-h-11 cursor-default items-center rounded-control -outline-offset-2!',
        isSelected && 'bg-pen-tint',
      )}
    >
      <span
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          view.toggle(id);
          view.select(id, 'outline');
        }}
        className="grid size-11 shrink-0 place-items-center text-ink-2"
      >
        {hasChildren ? hidden > 0 ? <ChevronRight size={18} /> : <ChevronDown size={18} /> : '·'}
      </span>
      {isWritten && editing ? (
        <IdeaText
          text={text}
          editing={editing}
          className="field-sizing-content min-w-0 flex-1 rounded-chip border-[1.5px] border-pen px-2 py-1.5"
        />
      ) : (
        <span className={clsx('min-w-0 flex-1 py-1.5 wrap-anywhere', place.depth === 0 && 'font-bold')}>
          {text}
        </span>
      )}
      {hidden > 0 ? (
        <span className="shrink-0 px-2 text-caption text-ink-2">{mindmapCopy.hidden(hidden)}</span>
      ) : null}
    </div>
  );
}
