import { Handle, type NodeProps, Position } from '@xyflow/react';
import { clsx } from 'clsx';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { IdeaText } from '../idea/idea-text.tsx';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';

const looks = [
  'bg-pen-fill text-white border-transparent font-heading text-[19px]',
  'bg-pen-tint font-bold',
  'bg-surface',
];

/** A node in the canvas, with the handles of its edges. */
export const IdeaBox = memo(function IdeaBox({ id }: NodeProps) {
  const view = useView();
  const latest = useRef(view);
  latest.current = view;
  const face = useRef<HTMLButtonElement>(null);
  const place = view.places.get(id);
  // After every render, because the focus may be requested before the box exists.
  useEffect(() => {
    if (face.current && view.focus.take(id, 'canvas', view.selectedId === id))
      face.current.focus({ preventScroll: true });
  });
  if (!place) return null;
  const { editing } = view;
  const isWritten = editing?.id === id && editing.pane === 'canvas';
  return (
    <>
      <End side="target" />
      {isWritten ? (
        <div className="grid size-full items-center overflow-clip rounded-control border-[1.5px] border-pen bg-surface p-1 shadow-[0_0_0_2px_var(--pen)]">
          <IdeaText
            text={place.data.text}
            editing={editing}
            className="field-sizing-content max-h-full w-full p-1 text-center leading-tight"
          />
        </div>
      ) : (
        <Face
          ref={face}
          id={id}
          text={place.data.text}
          name={mindmapCopy.place(place.data.text, view.numberOf(id), view.places.size)}
          depth={Math.min(place.depth, looks.length - 1)}
          hasChildren={place.data.children.length > 0}
          hidden={view.hiddenOf(id)}
          isSelected={view.selectedId === id}
          view={latest}
        />
      )}
      <End side="source" />
    </>
  );
});

const End = memo(function End({ side }: { side: 'source' | 'target' }) {
  return (
    <Handle
      type={side}
      position={side === 'target' ? Position.Left : Position.Right}
      isConnectable={false}
      className="opacity-0"
    />
  );
});

/** One button: pressing it collapses or expands its subtree. Memoized. */
const Face = memo(function Face({
  ref,
  id,
  text,
  name,
  depth,
  hasChildren,
  hidden,
  isSelected,
  view,
}: {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  text: string;
  name: string;
  depth: number;
  hasChildren: boolean;
  /** Number of hidden nodes below a collapsed one. */
  hidden: number;
  isSelected: boolean;
  view: RefObject<EditorView>;
}) {
  const press = useRef({ isTap: false, isFirst: false });
  const onPress = () => {
    // The first tap on a box only shows its actions.
    if (!press.current.isTap || !press.current.isFirst) view.current.toggle(id);
    press.current.isFirst = false;
    view.current.select(id, 'canvas');
  };
  return (
    <button
      ref={ref}
      type="button"
      data-idea={id}
      data-pane="canvas"
      tabIndex={isSelected ? 0 : -1}
      aria-label={name}
      aria-expanded={hasChildren ? hidden === 0 : undefined}
      aria-current={isSelected ? 'true' : undefined}
      // Check before the click, because the click moves the focus to the box.
      onPointerDown={({ pointerType }) => {
        press.current = { isTap: pointerType === 'touch', isFirst: !isSelected };
      }}
      onClick={onPress}
      onDoubleClick={() => press.current.isTap || view.current.edit(id, 'canvas')}
      onFocus={() => isSelected || view.current.select(id)}
      className={clsx(
        'relative grid size-full cursor-pointer place-items-center rounded-control border-[1.5px] border-line-strong px-3 text-center leading-tight',
        looks[depth],
        isSelected && 'shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--pen)]',
      )}
    >
      <span className="line-clamp-3 wrap-anywhere">{text}</span>
      {hasChildren ? (
        <span
          aria-hidden="true"
          className="absolute -right-3 top-1/2 grid h-6 min-w-6 -translate-y-1/2 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface px-1 text-caption font-bold tabular-nums leading-none text-ink"
        >
          {hidden > 0 ? `+${hidden}` : '−'}
        </span>
      ) : null}
    </button>
  );
});
