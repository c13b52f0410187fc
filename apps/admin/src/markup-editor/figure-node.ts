import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { chosenFigure, figureOf } from './figure-places.ts';
import { FigureView } from './figure-view.tsx';

/** Asks to edit the figure at this position; the editor's owner opens the dialog. */
export type EditFigure = (position: number) => void;

const inAttribute = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '',
  renderHTML: () => ({}),
});

const hasAttribute = (name: string) => ({
  default: false,
  parseHTML: (element: HTMLElement) => element.hasAttribute(name),
  renderHTML: () => ({}),
});

/** A figure on its own line. Enter and double click open its dialog. */
export const FigureBlock = Node.create<object, { edit: EditFigure | null }>({
  name: 'figure',
  group: 'topBlock',
  atom: true,
  draggable: true,
  // Handles keys before paragraphs do.
  priority: 1_100,
  addAttributes: () => ({
    name: inAttribute('data-figure'),
    caption: inAttribute('data-caption'),
    description: inAttribute('data-description'),
    isNarrow: hasAttribute('data-narrow'),
    hasLetters: hasAttribute('data-letters'),
  }),
  addStorage: () => ({ edit: null }),
  parseHTML: () => [{ tag: 'figure[data-figure]' }],
  renderHTML: ({ node }) => {
    const { name, caption, description, isNarrow, hasLetters } = figureOf(node);
    const told = {
      'data-figure': name,
      'data-caption': caption,
      'data-description': description,
      ...(isNarrow && { 'data-narrow': 'true' }),
      ...(hasLetters && { 'data-letters': 'true' }),
    };
    return ['figure', told, ['figcaption', caption]];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const position = chosenFigure(editor);
        if (position === null) return false;
        this.storage.edit?.(position);
        return true;
      },
    };
  },
});

declare module '@tiptap/core' {
  interface Storage {
    figure: { edit: EditFigure | null };
  }
}
