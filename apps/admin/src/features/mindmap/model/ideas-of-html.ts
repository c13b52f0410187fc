import { raisedLevelOf } from '#src/markup-editor/paste-raised.ts';
import { listsInItems } from '#src/markup-editor/paste-shape.ts';
import { wordLists } from '#src/markup-editor/word-lists.ts';
import { headingIndent, type ListLine } from './ideas-of-text.ts';
import { raisedText } from './raised-text.ts';

const unread = 'style, script, noscript, template, head, xml, button, select, input, textarea, [hidden]';
const formulas = '.katex, mjx-container, math';
const blocks =
  'P DIV LI UL OL H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE TABLE TBODY THEAD TR DL DT DD SECTION ARTICLE BR';
const blockTags = new Set(blocks.split(' '));

const listsAbove = (element: Element): number => {
  const above = element.parentElement?.closest('ul, ol');
  return above ? 1 + listsAbove(above) : 0;
};

/**
 * Converts to plain text, because nodes hold no markup: formulas stay as typed, raised and lowered signs
 * become Unicode.
 */
function plainWords(root: Element): void {
  for (const formula of root.querySelectorAll(formulas)) {
    const source = formula.querySelector('annotation')?.textContent;
    if (source) formula.replaceWith(source);
  }
  for (const element of root.querySelectorAll('sub, sup, [style]')) {
    const level = raisedLevelOf(element);
    if (level && element.children.length === 0)
      element.textContent = raisedText(element.textContent ?? '', level);
  }
}

/**
 * HTML copied from Word, Google Docs or a web page as lines: list items by level, below their preceding line;
 * headings above everything that follows; else line by line.
 * @returns null without lists and headings: then its plain text is as good
 */
export function linesOfHtml(html: string): ListLine[] | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  wordLists(body);
  if (!body.querySelector('li, h1, h2, h3, h4, h5, h6')) return null;
  for (const element of body.querySelectorAll(unread)) element.remove();
  plainWords(body);
  listsInItems(body);
  const lines: ListLine[] = [];
  let heading = 0;
  let isOpen = false;
  const open = (element: Element) => {
    const level = /^H([1-6])$/.exec(element.tagName)?.[1];
    if (level && element.closest('li') === null) heading = Number(level);
    const depth = level ? 0 : 1 + listsAbove(element);
    lines.push({ indent: headingIndent(heading) + depth, text: '' });
    isOpen = true;
  };
  const walk = (node: Node) => {
    if (node instanceof Text) {
      const { parentElement } = node;
      if (!isOpen && node.data.trim() !== '' && parentElement)
        open(parentElement.closest('li, h1, h2, h3, h4, h5, h6') ?? parentElement);
      const line = lines.at(-1);
      if (isOpen && line) line.text += node.data;
      return;
    }
    if (!(node instanceof Element)) return;
    const isLine =
      blockTags.has(node.tagName) &&
      !(node.tagName === 'BR' && node.closest('li')) &&
      // A table row is one line.
      !node.parentElement?.closest('td, th');
    if (isLine) isOpen = false;
    for (const child of node.childNodes) walk(child);
    if (isLine) isOpen = false;
    const line = lines.at(-1);
    if (/^(?:TD|TH|BR)$/.test(node.tagName) && isOpen && line) line.text += ' ';
  };
  walk(body);
  return lines;
}
