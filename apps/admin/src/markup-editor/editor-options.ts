import type { EditorOptions } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { cleanPaste } from './clean-paste.ts';
import { markupExtensions } from './extensions.ts';
import { sliceOfText } from './paste-text.ts';
import { writeMarkupOf } from './write-markup.ts';

/** How the editor behaves: its schema, its names for screen readers, what pasting and copying do. */
export function editorOptions({
  label,
  placeholder,
}: {
  label: string;
  placeholder: string;
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
      transformPastedHTML: cleanPaste,
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
