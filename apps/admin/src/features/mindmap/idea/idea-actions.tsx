import { Menu, type MenuItem } from '@repo/ui/menu';
import { clsx } from 'clsx';
import {
  ChevronsDownUp,
  ChevronsUpDown,
  CornerDownRight,
  Ellipsis,
  ListPlus,
  ListTree,
  Pencil,
  Split,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';
import type { Pane } from '../state/pane.ts';

const face =
  'grid min-h-11 min-w-11 place-items-center rounded-control hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-3';
const wideFace = 'flex-1 content-center gap-0.5 py-1 text-caption font-bold leading-tight';

/**
 * A node's actions: small buttons above its box, or with `isWide` a labelled bar for the thumb. Not in the
 * Tab order on the canvas, because shortcuts do the same.
 */
export function IdeaActions({ id, pane, isWide = false }: { id: string; pane: Pane; isWide?: boolean }) {
  const view = useView();
  const place = view.places.get(id);
  if (!place) return null;
  const isRoot = place.parent === null;
  const isCollapsed = view.collapsed.has(id);
  const button = (
    label: string,
    icon: ReactNode,
    onClick: () => void,
    look: { isDanger?: boolean; isOff?: boolean; reason?: string } = {},
  ) => (
    <button
      type="button"
      aria-label={isWide ? undefined : label}
      title={look.reason ?? label}
      tabIndex={isWide ? undefined : -1}
      disabled={look.isOff}
      // Keep the focus until the action moves it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={clsx(face, isWide && wideFace, look.isDanger ? 'text-redpen' : 'text-ink')}
    >
      {icon}
      {isWide ? <span>{label}</span> : null}
    </button>
  );
  const size = 18;
  // A phone has no room for more labels side by side.
  const more: MenuItem[] = [];
  if (place.data.children.length > 0)
    more.push({
      label: isCollapsed ? mindmapCopy.expand : mindmapCopy.collapse,
      icon: isCollapsed ? (
        <ChevronsUpDown size={size} aria-hidden="true" />
      ) : (
        <ChevronsDownUp size={size} aria-hidden="true" />
      ),
      onSelect: () => view.toggle(id),
    });
  more.push({
    label: mindmapCopy.addList,
    icon: <ListTree size={size} aria-hidden="true" />,
    onSelect: () => view.askList(id, pane),
  });
  if (!isRoot)
    more.push({
      label: mindmapCopy.moveUnder,
      icon: <Split size={size} aria-hidden="true" />,
      onSelect: () => view.askWhere(id, pane),
    });
  return (
    <div
      role="toolbar"
      aria-label={mindmapCopy.actions(place.data.text)}
      className={clsx('flex', isWide ? 'w-full gap-1 px-2' : 'gap-0.5 p-0.5')}
    >
      {button(mindmapCopy.addChild, <CornerDownRight size={size} aria-hidden="true" />, () =>
        view.addChild(id, pane),
      )}
      {isRoot
        ? null
        : button(mindmapCopy.addSibling, <ListPlus size={size} aria-hidden="true" />, () =>
            view.addSibling(id, pane),
          )}
      {button(mindmapCopy.editNode, <Pencil size={size} aria-hidden="true" />, () => view.edit(id, pane))}
      {isWide ? (
        <Menu
          label={mindmapCopy.moreOf(place.data.text)}
          trigger={
            <>
              <Ellipsis size={size} aria-hidden="true" />
              <span>{mindmapCopy.more}</span>
            </>
          }
          triggerClassName={clsx(face, wideFace, 'text-ink')}
          items={more}
        />
      ) : null}
      {isWide || isRoot
        ? null
        : button(mindmapCopy.moveUnder, <Split size={size} aria-hidden="true" />, () =>
            view.askWhere(id, pane),
          )}
      {isRoot
        ? null
        : button(
            mindmapCopy.deleteNode,
            <Trash2 size={size} aria-hidden="true" />,
            () => view.remove(id, pane),
            { isDanger: true },
          )}
    </div>
  );
}
