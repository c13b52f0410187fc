import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { ourBlocks, type TreeNode } from './our-tree.ts';

/** As much of the markdown processor as a plugin of ours touches. */
type Processor = { data(): object };
type ReaderData = { micromarkExtensions?: object[]; fromMarkdownExtensions?: object[] };
type Transformer = (tree: TreeNode, file: unknown) => void;

/**
 * Markdown this product does not have. It is switched off in the reader itself, so that its signs stay the text
 * they are.
 */
export const foreignConstructs = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartLink',
  'setextUnderline',
  'thematicBreak',
];

/** In one line there are no blocks: '1. x' is no list there. */
const blockConstructs = ['list', 'headingAtx', 'labelStartImage', 'labelEnd'];

/** The elements that can come out; anything else is dropped to its text. `code` and `pre` carry formulas alone. */
export const ourElements = [
  ...['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'code', 'pre', 'h3', 'h4'],
  ...['figure', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

function extend(processor: Processor, constructs: string[], hasTables: boolean): void {
  const data: ReaderData = processor.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: constructs } },
    ...(hasTables ? [gfmTable()] : []),
  ];
  if (hasTables)
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

/** Remark plugin: paragraphs, bold, italic, lists, figures, tables, sub-headings; all else is plain text. */
export function ourPageMarkup(this: Processor): Transformer {
  extend(this, foreignConstructs, true);
  return (tree, file) => {
    tree.children = ourBlocks(tree, String(file), { hasHeadings: true });
  };
}

/** As `ourPageMarkup`, without sub-headings: cards, questions, options, explanations. */
export function ourTextMarkup(this: Processor): Transformer {
  extend(this, foreignConstructs, true);
  return (tree, file) => {
    tree.children = ourBlocks(tree, String(file), { hasHeadings: false });
  };
}

/** One line: bold and italic alone. */
export function ourInlineMarkup(this: Processor): void {
  extend(this, [...foreignConstructs, ...blockConstructs], false);
}
