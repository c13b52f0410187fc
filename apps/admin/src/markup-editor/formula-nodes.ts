import { InputRule, mergeAttributes, Node, type NodeViewRendererProps } from '@tiptap/core';
import { showFormula } from './show-formula.ts';

/** Asks to edit the formula at this position; the editor's owner opens the dialog. */
export type EditFormula = (position: number) => void;

const source = {
  default: '',
  parseHTML: (element: HTMLElement) => element.dataset.formula ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ 'data-formula': attributes.source }),
};

function formulaView(isDisplay: boolean) {
  return ({ node, getPos, editor }: NodeViewRendererProps) => {
    const dom = document.createElement(isDisplay ? 'div' : 'span');
    dom.className = isDisplay ? 'editor-formula editor-formula-block' : 'editor-formula';
    dom.contentEditable = 'false';
    dom.setAttribute('role', 'button');
    const draw = (text: string) => {
      dom.setAttribute('aria-label', `Formula ${text}`);
      showFormula(dom, text, isDisplay);
    };
    const open = () => {
      const position = getPos();
      if (position !== undefined && editor.isEditable) editor.storage.formula.edit?.(position);
    };
    dom.addEventListener('dblclick', open);
    draw(String(node.attrs.source));
    return {
      dom,
      update(next: typeof node) {
        if (next.type !== node.type) return false;
        draw(String(next.attrs.source));
        return true;
      },
      ignoreMutation: () => true,
    };
  };
}

/** An inline formula: `$…$`. Typing the closing dollar creates one. */
export const Formula = Node.create<object, { edit: EditFormula | null }>({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source }),
  addStorage: () => ({ edit: null }),
  parseHTML: () => [{ tag: 'span[data-formula]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    `$${String(node.attrs.source)}$`,
  ],
  addNodeView: () => formulaView(false),
  addInputRules() {
    const { type } = this;
    return [
      new InputRule({
        find: /(?<![\\$])\$([^\s$](?:[^$]*[^\s$\\])?)\$$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, type.create({ source: match[1] }));
        },
      }),
    ];
  },
});

/** A formula on its own lines: `$$` … `$$`. */
export const FormulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source }),
  parseHTML: () => [{ tag: 'div[data-formula]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'div',
    mergeAttributes(HTMLAttributes),
    `$$${String(node.attrs.source)}$$`,
  ],
  addNodeView: () => formulaView(true),
});

declare module '@tiptap/core' {
  interface Storage {
    formula: { edit: EditFormula | null };
  }
}
