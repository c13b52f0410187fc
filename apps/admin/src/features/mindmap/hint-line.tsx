import { mindmapCopy } from './copy.ts';
import { rootId } from './idea-tree.ts';
import { useView } from './map-view-context.ts';

/** What can be done right now, in one line. */
export function HintLine({ isPhone }: { isPhone: boolean }) {
  const { editing, selectedId } = useView();
  const { hints } = mindmapCopy;
  const hint = editing
    ? hints[editing.pane === 'outline' ? 'typing' : 'editing']
    : isPhone
      ? hints.phone
      : hints[selectedId === rootId ? 'root' : 'node'];
  return <p className="min-w-0 text-caption text-ink-2">{hint}</p>;
}
