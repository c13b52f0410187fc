import { Button } from '@repo/ui/button';
import { Menu } from '@repo/ui/menu';
import { TextField } from '@repo/ui/text-field';
import { clsx } from 'clsx';
import {
  EllipsisVertical,
  Image,
  Keyboard,
  ListTree,
  Maximize,
  Minus,
  PenTool,
  Plus,
  Redo2,
  Undo2,
} from 'lucide-react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useZoom } from '../canvas/use-zoom.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import type { PictureKind } from '../picture/save-map.ts';

/** A 44 px icon button of the toolbar. */
function Tool({
  label,
  className,
  children,
  ...props
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'grid h-11 min-w-11 place-items-center rounded-control text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-pressed:bg-pen-tint aria-pressed:text-pen',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** The editor's header: title, actions for the whole map, Save and Cancel. */
export function EditorToolbar({
  title,
  error,
  titleRef,
  canUndo,
  canRedo,
  isOutlineShown,
  isBusy,
  state,
  onTitle,
  onUndo,
  onRedo,
  onOutline,
  onHelp,
  onPicture,
  onSave,
  onCancel,
}: {
  title: string;
  error: string | null;
  titleRef: RefObject<HTMLInputElement | null>;
  canUndo: boolean;
  canRedo: boolean;
  isOutlineShown: boolean;
  isBusy: boolean;
  /** The save state. */
  state: ReactNode;
  onTitle: (title: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onOutline: () => void;
  onHelp: () => void;
  onPicture: (kind: PictureKind) => void;
  onSave: () => void;
  onCancel: () => void;
}) {
  const { zoom, zoomIn, zoomOut, reset, fit } = useZoom();
  const percent = Math.round(zoom * 100);
  return (
    <header
      data-toasts-below
      className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b-[1.5px] border-line bg-surface px-3 py-2 max-sm:px-1.5 lg:flex-nowrap"
    >
      <TextField
        ref={titleRef}
        label={mindmapCopy.title}
        hideLabel
        placeholder={mindmapCopy.title}
        autoComplete="off"
        value={title}
        error={error}
        onChange={(event) => onTitle(event.target.value)}
        className="min-w-0 flex-1 lg:max-w-sm"
        inputClassName="!min-h-11 font-bold"
      />
      <div
        role="toolbar"
        aria-label={mindmapCopy.canvas}
        className="flex flex-wrap gap-0.5 max-lg:order-last max-lg:w-full max-sm:gap-0 max-lg:justify-between sm:max-lg:justify-start"
      >
        <Tool
          label={mindmapCopy.undo}
          aria-keyshortcuts="Control+Z"
          aria-disabled={!canUndo}
          onClick={onUndo}
        >
          <Undo2 size={20} aria-hidden="true" />
        </Tool>
        <Tool
          label={mindmapCopy.redo}
          aria-keyshortcuts="Control+Y"
          aria-disabled={!canRedo}
          onClick={onRedo}
        >
          <Redo2 size={20} aria-hidden="true" />
        </Tool>
        <Tool label={mindmapCopy.zoomOut} onClick={zoomOut}>
          <Minus size={20} aria-hidden="true" />
        </Tool>
        <Tool
          label={mindmapCopy.zoomReset(percent)}
          className="w-14 text-meta font-bold tabular-nums max-sm:hidden"
          onClick={reset}
        >
          {percent}%
        </Tool>
        <Tool label={mindmapCopy.zoomIn} onClick={zoomIn}>
          <Plus size={20} aria-hidden="true" />
        </Tool>
        <Tool label={mindmapCopy.fit} aria-keyshortcuts="Shift+1" onClick={fit}>
          <Maximize size={20} aria-hidden="true" />
        </Tool>
        <Tool label={mindmapCopy.outline} aria-pressed={isOutlineShown} onClick={onOutline}>
          <ListTree size={20} aria-hidden="true" />
        </Tool>
        <Menu
          label={mindmapCopy.moreOfMap}
          trigger={<EllipsisVertical size={20} aria-hidden="true" />}
          triggerClassName="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken data-popup-open:bg-sunken"
          items={[
            {
              label: mindmapCopy.savePng,
              icon: <Image size={18} aria-hidden="true" />,
              onSelect: () => onPicture('png'),
            },
            {
              label: mindmapCopy.saveSvg,
              icon: <PenTool size={18} aria-hidden="true" />,
              onSelect: () => onPicture('svg'),
            },
            { label: mindmapCopy.help, icon: <Keyboard size={18} aria-hidden="true" />, onSelect: onHelp },
          ]}
        />
      </div>
      <span className="min-w-0 lg:ml-auto">{state}</span>
      <Button variant="outlined" size="sm" onClick={onCancel}>
        {mindmapCopy.cancel}
      </Button>
      <Button size="sm" busy={isBusy} aria-keyshortcuts="Control+S" onClick={onSave}>
        {mindmapCopy.save}
      </Button>
    </header>
  );
}
