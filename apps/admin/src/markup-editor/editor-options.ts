import type { EditorOptions } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { pictureFiles } from '#src/figures/figure-file.ts';
import { cleanPaste } from './clean-paste.ts';
import { clipboardPictures } from './clipboard-pictures.ts';
import { markupExtensions } from './extensions.ts';
import type { PasteLosses } from './paste-losses.ts';
import { sliceForCell, sliceOfText } from './paste-text.ts';
import { writeMarkupOf } from './write-markup.ts';

/** The editor's behaviour: schema, labels for screen readers, paste and copy. */
export function editorOptions({
  label,
  descriptionId,
  placeholder,
  onPasted,
  onPictures,
  onRefused,
}: {
  label: string;
  /** Id of the element that describes the keys. */
  descriptionId: string;
  placeholder: string;
  /** Called after a paste or drop, which may have lost something. */
  onPasted: (losses: PasteLosses) => void;
  /** Called for picture files pasted or dropped at this position. */
  onPictures: (files: File[], position: number) => void;
  /** Called when a dropped file can't be a figure. */
  onRefused: () => void;
}): Partial<EditorOptions> {
  // ProseMirror parses the HTML before it asks for a paste handler.
  let losses: PasteLosses | null = null;
  const tell = () => {
    if (losses) onPasted(losses);
    losses = null;
  };
  return {
    extensions: markupExtensions(placeholder),
    enableContentCheck: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': descriptionId,
        class: 'ruled-sheet',
        spellcheck: 'true',
      },
      transformPastedHTML(html) {
        const cleaned = cleanPaste(html);
        losses = cleaned.losses;
        return cleaned.html;
      },
      transformPasted: (slice, view) =>
        isInTable(view.state) ? sliceForCell(slice, view.state.schema) : slice,
      handlePaste(view, event, slice) {
        const files = clipboardPictures(event.clipboardData);
        if (files.length > 0) {
          losses = null;
          onPictures(files, view.state.selection.to);
          return true;
        }
        const isEmpty = losses !== null && slice.size === 0;
        tell();
        // Handled; the default would replace the selection by nothing.
        return isEmpty;
      },
      handleDrop() {
        tell();
        return false;
      },
      handleDOMEvents: {
        focus(view) {
          // Returning the focus leaves the browser's cursor at the start, which the editor would take for a
          // selection if notified before its own timer. A press places the cursor itself.
          if (!view.dom.matches(':active')) view.focus();
          return false;
        },
        drop(view, event) {
          if ((event.dataTransfer?.files.length ?? 0) === 0) return false;
          // Otherwise the browser opens the file and replaces the page, even when it is dropped next to the
          // text.
          event.preventDefault();
          const files = pictureFiles(event.dataTransfer?.files);
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (files.length > 0) onPictures(files, place?.pos ?? view.state.selection.to);
          else onRefused();
          return true;
        },
      },
      clipboardTextParser: (text, $context) => sliceOfText(text, $context.doc.type.schema),
      clipboardTextSerializer: (slice: Slice) => writeMarkupOf(slice.content),
      handleKeyDown(view, event) {
        const { selection } = view.state;
        if (event.key !== 'Enter' || !(selection instanceof NodeSelection)) return false;
        if (selection.node.type.name === 'figure') return false;
        view.nodeDOM(selection.from)?.dispatchEvent(new MouseEvent('dblclick'));
        return true;
      },
    },
  };
}
