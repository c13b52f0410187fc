import { wordLists } from './word-lists.ts';

/** Nothing of these is ever wanted, text included. */
const dropped =
  'style, script, noscript, template, meta, link, title, head, xml, img, picture, svg, video, audio, iframe, object, button, input, select, textarea, [hidden]';

function dropComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

/** Word and browsers put no-break spaces where a space was typed. */
function plainSpaces(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = text.nodeValue?.replaceAll('\u00a0', ' ') ?? '';
  }
}

/** A formula that a page had set by KaTeX becomes a formula again; its text would come twice, and garbled. */
function setFormulas(root: ParentNode): void {
  for (const katex of root.querySelectorAll('.katex')) {
    const source = katex.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
    if (!source) continue;
    const holder = katex.closest('.katex-display') ?? katex;
    const formula = document.createElement(holder === katex ? 'span' : 'div');
    formula.dataset.formula = source;
    holder.replaceWith(formula);
  }
}

/** We have no tables: each row becomes a paragraph, its cells one after the other. */
function rowsToParagraphs(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const paragraphs = [...table.rows].map((row) => {
      const paragraph = document.createElement('p');
      for (const cell of row.cells) {
        if (paragraph.childNodes.length > 0) paragraph.append(' ');
        for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes, ' ');
        paragraph.append(...cell.childNodes);
      }
      return paragraph;
    });
    table.replaceWith(...paragraphs);
  }
}

function linesToBreaks(root: ParentNode): void {
  for (const block of root.querySelectorAll('pre')) {
    const lines = (block.textContent ?? '').replace(/\n$/, '').split('\n');
    const paragraph = document.createElement('p');
    for (const [index, line] of lines.entries()) {
      if (index > 0) paragraph.append(document.createElement('br'));
      paragraph.append(line);
    }
    block.replaceWith(paragraph);
  }
}

/**
 * Clipboard HTML of Word, Google Docs or a web page, made ready for the editor, whose schema then keeps bold, italic
 * and lists and nothing else.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  wordLists(body);
  dropComments(body);
  setFormulas(body);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  rowsToParagraphs(body);
  linesToBreaks(body);
  plainSpaces(body);
  return body.innerHTML;
}
