import { VisuallyHidden } from '@repo/ui/visually-hidden';
import { clsx } from 'clsx';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { phoneQuery, useMediaQuery } from '#src/editing/use-media-query.ts';
import { MindmapCanvas } from '../canvas/mindmap-canvas.tsx';
import { useZoom } from '../canvas/use-zoom.ts';
import { IdeaActions } from '../idea/idea-actions.tsx';
import { rootId } from '../model/idea-tree.ts';
import { linesOfHtml } from '../model/ideas-of-html.ts';
import { linesOfText } from '../model/ideas-of-text.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { saveMap } from '../picture/save-map.ts';
import { EditorViewContext } from '../state/editor-view-context.ts';
import { type EditorCommand, editorCommandOf, signOf, treeCommandOf } from '../state/keyboard-shortcuts.ts';
import type { Pane } from '../state/pane.ts';
import { useEditorView } from '../state/use-editor-view.ts';
import type { EditorState } from '../state/use-mindmap-editor.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { HintLine } from './hint-line.tsx';
import { ListDialog } from './list-dialog.tsx';
import { MindmapOutline } from './mindmap-outline.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { UndoDeleteBar } from './undo-delete-bar.tsx';

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The node that has the key event, if any. */
function nodeAt(target: EventTarget): { id: string; pane: Pane } | null {
  const { idea, pane } = target instanceof HTMLElement ? target.dataset : {};
  return idea && (pane === 'canvas' || pane === 'outline') ? { id: idea, pane } : null;
}

/** The editor's toolbar, canvas, outline and actions, with their keyboard shortcuts. */
export function EditorWorkspace({
  work,
  titleRef,
  state,
  notices,
  onSave,
  onSaveAndClose,
  onCancel,
}: {
  work: EditorState;
  titleRef: RefObject<HTMLInputElement | null>;
  /** The save state. */
  state: ReactNode;
  /** Notices about the work. */
  notices: ReactNode;
  onSave: () => void;
  onSaveAndClose: () => void;
  onCancel: () => void;
}) {
  const view = useEditorView(work);
  const zoom = useZoom();
  const isPhone = useMediaQuery(phoneQuery);
  const [isOutlineShown, setIsOutlineShown] = useState(false);
  const [isHelpShown, setIsHelpShown] = useState(false);
  // A phone has room for only one of the two.
  const pane: Pane = isOutlineShown && isPhone ? 'outline' : 'canvas';
  const start = useRef(view.focus);
  useEffect(() => start.current.wish(rootId, 'canvas'), []);

  const showOutline = () => {
    startTransition(() => setIsOutlineShown(!isOutlineShown));
    if (!isOutlineShown) view.focus.wish(view.selectedId, 'outline');
  };
  const commands: Record<EditorCommand, () => void> = {
    undo: () => view.step('undo'),
    redo: () => view.step('redo'),
    zoomIn: zoom.zoomIn,
    zoomOut: zoom.zoomOut,
    zoomReset: zoom.reset,
    fit: zoom.fit,
    help: () => setIsHelpShown(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSave();
    }
    if (isField(event.target)) return;
    const node = nodeAt(event.target);
    const onNode = node ? treeCommandOf(event) : null;
    const anywhere = editorCommandOf(event);
    const sign = node ? signOf(event) : null;
    if (!onNode && !anywhere && !sign) return;
    event.preventDefault();
    if (node && sign) return view.edit(node.id, node.pane, sign);
    if (node && onNode) {
      view.run(onNode, node.id, node.pane);
      return;
    }
    if (!anywhere) return;
    commands[anywhere]();
    if (node && (anywhere === 'undo' || anywhere === 'redo')) view.focus.wish(null, node.pane);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isField(event.target)) return;
    event.preventDefault();
    const at = nodeAt(event.target) ?? { id: view.selectedId, pane };
    const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) =>
      event.clipboardData.getData(type),
    );
    view.pasteUnder(at.id, at.pane, linesOfHtml(html) ?? linesOfText(text));
  };
  return (
    <EditorViewContext value={view}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the map and of the controls around it */}
      <div
        className="flex min-h-0 flex-1 flex-col"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        // Browsers press a button when the space bar is released.
        onKeyUp={(event) => event.key === ' ' && nodeAt(event.target) && event.preventDefault()}
      >
        <EditorToolbar
          title={work.form.title}
          error={work.error}
          titleRef={titleRef}
          canUndo={work.canUndo}
          canRedo={work.canRedo}
          isOutlineShown={isOutlineShown}
          isBusy={work.isSending}
          state={isPhone ? null : state}
          onTitle={work.setTitle}
          onUndo={commands.undo}
          onRedo={commands.redo}
          onOutline={showOutline}
          onHelp={commands.help}
          onPicture={(kind) => void saveMap(work.readNow(), kind)}
          onSave={onSaveAndClose}
          onCancel={onCancel}
        />
        <div className="flex min-h-0 flex-1">
          {isOutlineShown ? (
            <section
              aria-label={mindmapCopy.outline}
              className={clsx(
                'overflow-y-auto overscroll-contain bg-surface',
                isPhone ? 'flex-1' : 'w-96 max-w-[45%] shrink-0 border-r-[1.5px] border-line',
              )}
            >
              <MindmapOutline />
            </section>
          ) : null}
          {pane === 'canvas' ? (
            <div className="relative min-w-0 flex-1">
              <MindmapCanvas hasToolbar={!isPhone} />
            </div>
          ) : null}
        </div>
        <UndoDeleteBar pane={pane} />
        {isPhone && view.editing === null ? (
          <div className="border-t-[1.5px] border-line bg-surface py-1">
            <IdeaActions id={view.selectedId} pane={pane} isWide />
          </div>
        ) : null}
        <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t-[1.5px] border-line bg-surface px-3 py-1.5 pb-[calc(6px+var(--safe-bottom))]">
          {isPhone && state ? state : <HintLine isPhone={isPhone} />}
          {notices}
        </footer>
        <VisuallyHidden live>{view.said}</VisuallyHidden>
      </div>
      <MoveDialog />
      <ListDialog />
      <ShortcutsDialog open={isHelpShown} onClose={() => setIsHelpShown(false)} />
    </EditorViewContext>
  );
}
