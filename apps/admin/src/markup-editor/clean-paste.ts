import { noLosses, type PasteLosses } from './paste-losses.ts';
import { raisedToFormulas } from './paste-raised.ts';
import { shallowLists, subHeadings } from './paste-shape.ts';
import { plainTables } from './paste-tables.ts';
import { wordLists } from './word-lists.ts';

/** Nothing of these is ever wanted, text included. */
const dropped =
  'style, script, noscript, template, meta, link, title, head, xml, img, picture, svg, video, audio, iframe, object, embed, button, input, select, textarea, [hidden]';

/** Comments hold what only their program draws. */
function dropComments(root: Node, losses: PasteLosses): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) {
    losses.textBoxes += comment.nodeValue?.match(/<v:textbox/gi)?.length ?? 0;
    comment.parentNode?.removeChild(comment);
  }
}

/** Signs that count visitors are no pictures. */
const isSeen = (image: Element) =>
  ['width', 'height'].every((side) => !/^[0-2]$/.test(image.getAttribute(side) ?? ''));

function countLost(root: ParentNode, losses: PasteLosses): void {
  const pictures = [...root.querySelectorAll('img')].filter(isSeen).length;
  // Word gives a picture of each text box beside it.
  losses.pictures += Math.max(0, pictures - losses.textBoxes);
  losses.others += root.querySelectorAll('video, audio, iframe, object, embed').length;
  const links = [...root.querySelectorAll('a[href]:not([href^="#"])')];
  losses.links += links.filter((link) => (link.textContent ?? '').trim() !== '').length;
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

/** Whether this was copied in an editor of ours: then its tables and headings are as they should be. */
const isOurs = (root: ParentNode) =>
  root.querySelector('[data-pm-slice]') !== null &&
  root.querySelector('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]), h1, h2') === null;

/**
 * Clipboard HTML of Word, Google Docs, a spreadsheet or a web page, made ready for the editor, whose schema then keeps
 * bold, italic, lists, tables, sub-headings and formulas, and nothing else. Without `hasHeadings` they are bold lines.
 */
export function cleanPaste(html: string, { hasHeadings = true } = {}): { html: string; losses: PasteLosses } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const losses = noLosses();
  wordLists(body);
  dropComments(body, losses);
  setFormulas(body);
  countLost(body, losses);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  plainSpaces(body);
  raisedToFormulas(body, losses);
  if (!isOurs(body)) {
    plainTables(body, losses);
    subHeadings(body, hasHeadings);
  }
  shallowLists(body, losses);
  linesToBreaks(body);
  return { html: body.innerHTML, losses };
}
