import { rootId } from '../model/idea-tree.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';

/** The hint line: the actions that are currently possible. */
export function HintLine({ isPhone }: { isPhone: boolean }) {
  const { editing, selectedId } = useView();
  const { hints } = mindmapCopy;
  const hint = editing
    ? hints[editing.pane === 'outline' ? 'typing' : editing.newFrom === null ? 'editing' : 'naming']
    : isPhone
      ? hints.phone
      : hints[selectedId === rootId ? 'root' : 'node'];
  return <p className="min-w-0 text-caption text-ink-2">{hint}</p>;
}
