import type { Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { FigureBlock } from './figure-node.ts';
import { Formula, FormulaBlock } from './formula-nodes.ts';
import { Heading } from './heading-node.ts';
import { ListLevels } from './list-levels.ts';
import { TabKey } from './tab-key.ts';
import { TableKeys } from './table-keys.ts';
import { tableNodes } from './table-nodes.ts';

/** Sub-headings and figures are top-level only; all other blocks may be in a list too. */
const Page = Document.extend({ content: '(block | topBlock)+' });

/** Whether blank lines separate the items or an item's blocks; kept so that the text round-trips. */
const isSpread = { default: false, rendered: false };

const Bullets = BulletList.extend({
  addAttributes() {
    return { ...this.parent?.(), isSpread };
  },
});
const Numbers = OrderedList.extend({
  addAttributes() {
    return {
      start: { default: 1, parseHTML: (element) => Number(element.getAttribute('start') ?? 1) },
      isSpread,
    };
  },
});
const Items = ListItem.extend({
  addAttributes() {
    return { isSpread };
  },
});

/** Exactly the features of our markup. */
export function markupExtensions(placeholder: string): Extensions {
  return [
    Page,
    Paragraph,
    Text,
    Heading,
    Bold,
    Italic,
    Bullets,
    Numbers,
    Items,
    ListKeymap,
    ListLevels,
    HardBreak,
    Formula,
    FormulaBlock,
    FigureBlock,
    ...tableNodes,
    TableKeys,
    TabKey,
    Gapcursor,
    UndoRedo,
    Placeholder.configure({ placeholder }),
  ];
}
