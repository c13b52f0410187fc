import type { EditorOptions } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { pictureFiles } from '#src/figures/figure-file.ts';
import { cleanPaste } from './clean-paste.ts';
import { markupExtensions } from './extensions.ts';
import type { PasteLosses } from './paste-losses.ts';
import { sliceForCell, sliceOfText } from './paste-text.ts';
import { writeMarkupOf } from './write-markup.ts';

/**
 * Files of pictures that are meant: spreadsheets and Word put a picture of what was copied beside its text, browsers the
 * picture beside its address.
 */
function picturesIn(clipboard: DataTransfer | null): File[] {
  const files = pictureFiles(clipboard?.files);
  const html = files.length > 0 ? (clipboard?.getData('text/html') ?? '') : '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const hasWords = body.querySelector('table') !== null || (body.textContent ?? '').trim() !== '';
  return hasWords ? [] : files;
}

/** How the editor behaves: its schema, its names for screen readers, what pasting and copying do. */
export function editorOptions({
  label,
  placeholder,
  onPasted,
  onPictures,
}: {
  label: string;
  placeholder: string;
  /** Something was pasted or dropped; it may have lost something. */
  onPasted: (losses: PasteLosses) => void;
  /** Files of pictures were pasted or dropped at this place. */
  onPictures: (files: File[], position: number) => void;
}): Partial<EditorOptions> {
  return {
    extensions: markupExtensions(placeholder),
    enableContentCheck: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'ruled-sheet',
        spellcheck: 'true',
      },
      transformPastedHTML(html) {
        const cleaned = cleanPaste(html);
        onPasted(cleaned.losses);
        return cleaned.html;
      },
      transformPasted: (slice, view) =>
        isInTable(view.state) ? sliceForCell(slice, view.state.schema) : slice,
      handlePaste(view, event) {
        const files = picturesIn(event.clipboardData);
        if (files.length === 0) return false;
        onPictures(files, view.state.selection.to);
        return true;
      },
      handleDrop(view, event) {
        const files = pictureFiles(event.dataTransfer?.files);
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (files.length === 0) return false;
        event.preventDefault();
        onPictures(files, place?.pos ?? view.state.selection.to);
        return true;
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
