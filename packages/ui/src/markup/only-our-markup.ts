import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type OurTree, ourBlocks, type TreeNode } from './our-tree.ts';

/** As much of the markdown processor as a plugin of ours touches. */
type Processor = { data(): object; parser?: ((text: string, file: never) => TreeNode) | undefined };
type ReaderData = { micromarkExtensions?: object[]; fromMarkdownExtensions?: object[] };

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

/** The reader that is there reads what is between the figures. */
function readAsBlocks(processor: Processor, settings: OurTree): void {
  extend(processor, foreignConstructs, true);
  const { parser } = processor;
  if (!parser) throw new Error('the reader of markdown comes before this plugin');
  processor.parser = (text, file) => ({
    type: 'root',
    children: ourBlocks((part) => parser(part, file), text, settings),
  });
}

/** Remark plugin: paragraphs, bold, italic, lists, figures, tables, sub-headings; all else is plain text. */
export function ourPageMarkup(this: Processor): void {
  readAsBlocks(this, { hasHeadings: true });
}

/** As `ourPageMarkup`, without sub-headings: cards, questions, options, explanations. */
export function ourTextMarkup(this: Processor): void {
  readAsBlocks(this, { hasHeadings: false });
}

/** One line: bold and italic alone. */
export function ourInlineMarkup(this: Processor): void {
  extend(this, [...foreignConstructs, ...blockConstructs], false);
}
