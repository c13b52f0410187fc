import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type OurTree, ourBlocks, type TreeNode } from './our-tree.ts';
import { withExamples } from './worked-examples.ts';

/** The parts of the markdown processor that our plugins use. */
type Processor = { data(): object; parser?: ((text: string, file: never) => TreeNode) | undefined };
type ReaderData = { micromarkExtensions?: object[]; fromMarkdownExtensions?: object[] };

/**
 * Markdown features that the product doesn't have. They are disabled in the parser, so their signs remain
 * plain text.
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

/** Inline text has no blocks: '1. x' is no list. */
const blockConstructs = ['list', 'headingAtx', 'labelStartImage', 'labelEnd'];

/** Allowed elements; all others become their text. `code` and `pre` only contain formulas. */
export const ourElements = [
  ...['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'code', 'pre', 'h3', 'h4'],
  ...['figure', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  // Worked examples and their steps.
  ...['section', 'div', 'span'],
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

/** The existing parser reads the text between figures. */
function readAsBlocks(processor: Processor, settings: OurTree): void {
  extend(processor, foreignConstructs, true);
  const { parser } = processor;
  if (!parser) throw new Error('the reader of markdown comes before this plugin');
  processor.parser = (text, file) => {
    const blocks = ourBlocks((part) => parser(part, file), text, settings);
    return { type: 'root', children: settings.hasHeadings ? withExamples(blocks) : blocks };
  };
}

/**
 * Remark plugin: paragraphs, bold, italic, lists, figures, tables, sub-headings; everything else is plain
 * text.
 */
export function ourPageMarkup(this: Processor): void {
  readAsBlocks(this, { hasHeadings: true });
}

/** `ourPageMarkup` without sub-headings: cards, questions, options, explanations. */
export function ourTextMarkup(this: Processor): void {
  readAsBlocks(this, { hasHeadings: false });
}

/** Bold and italic only. */
export function ourInlineMarkup(this: Processor): void {
  extend(this, [...foreignConstructs, ...blockConstructs], false);
}
