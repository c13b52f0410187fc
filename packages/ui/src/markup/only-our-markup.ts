/** As much of the markdown processor as a plugin of ours touches. */
type Processor = { data(): { micromarkExtensions?: { disable?: { null: string[] } }[] } };

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
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'setextUnderline',
  'thematicBreak',
];

/** The elements that can come out; anything else is dropped to its text. `code` and `pre` carry formulas alone. */
export const ourElements = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'code', 'pre'];

function disable(processor: Processor, constructs: string[]): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: constructs } }];
}

/** Remark plugin: paragraphs, bold, italic and lists; all other markdown and HTML is plain text. */
export function onlyOurMarkup(this: Processor): void {
  disable(this, foreignConstructs);
}

/** As `onlyOurMarkup`, for one line: '1. x' is no list there. */
export function onlyOurInlineMarkup(this: Processor): void {
  disable(this, [...foreignConstructs, 'list']);
}
