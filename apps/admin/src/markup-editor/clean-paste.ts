import { shownIndent, withIndents } from '@repo/contracts/indents';
import { hasOtherSigns, isSignFont } from '@repo/contracts/sign-fonts';
import { listLines, styleOf } from './list-lines.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';
import { pageFormulas } from './page-formulas.ts';
import { noLosses, type PasteLosses } from './paste-losses.ts';
import { raisedToFormulas } from './paste-raised.ts';
import { listsInItems, shallowLists, subHeadings } from './paste-shape.ts';
import { plainTables } from './paste-tables.ts';
import { dropUnseenWords } from './unseen-words.ts';
import { formulasOfWord, replacementBehind, withBareMath } from './word-formulas.ts';
import { wordLists } from './word-lists.ts';

const { gaps } = markupEditorCopy;

/** Elements to drop with their text. */
const dropped =
  'style, script, noscript, template, meta, link, title, head, xml, img, picture, svg, video, audio, iframe, object, embed, button, input, select, textarea, [hidden]';

/** Writes into the text where pictures are missing; nothing where a paste has no text. */
function markGaps(root: Element): void {
  if ((root.textContent ?? '').trim() === '' && !root.querySelector('[data-formula]')) return;
  for (const image of [...root.querySelectorAll('img')].filter(isSeen)) image.replaceWith(gaps.pictures.mark);
}

/** Drops comments, which contain what only their program can show; Word's formulas become MathML. */
function dropComments(root: Element, losses: PasteLosses): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  for (const comment of found) {
    if (!root.contains(comment)) continue;
    const formulas = formulasOfWord(comment.data);
    if (formulas) {
      for (const node of replacementBehind(comment)) node.remove();
      const holder = root.ownerDocument.createElement('div');
      holder.innerHTML = formulas.map((math) => math ?? gaps.formulas.mark).join('');
      losses.formulas += formulas.filter((math) => math === null).length;
      comment.before(...holder.childNodes);
    }
    losses.textBoxes += comment.data.match(/<v:textbox/gi)?.length ?? 0;
    comment.remove();
  }
}

/** Ignores tracking pixels. */
const isSeen = (image: Element) =>
  ['width', 'height'].every((side) => !/^[0-2]$/.test(image.getAttribute(side) ?? ''));

/** Number of underlined texts; ignores links. */
const countUnderlined = (root: Element) =>
  [...root.querySelectorAll('u, ins, [style*="text-decoration"]')].filter(
    (element) =>
      (element.textContent ?? '').trim() !== '' &&
      !element.closest('a[href]') &&
      (element.matches('u, ins') || element.getAttribute('style')?.includes('underline')),
  ).length;

/** Number of lists whose items have letters or Roman numbers. */
const countLettered = (root: Element) =>
  [...root.querySelectorAll('ol')].filter((list) => {
    const item = list.querySelector(':scope > li');
    return item !== null && /alpha|latin|roman|greek/.test(styleOf(item, list));
  }).length;

/** Number of texts in a symbol font; ignores list bullets. */
const countSignFonts = (root: Element) =>
  [...root.querySelectorAll('[style*="font-family"], font[face]')].filter((element) => {
    const font =
      element.getAttribute('face') ??
      /font-family:\s*["']?([^;"',]*)/i.exec(element.getAttribute('style') ?? '')?.[1];
    return (
      isSignFont(font ?? '') &&
      hasOtherSigns(element.textContent ?? '') &&
      !element.closest('[style*="Ignore"]')
    );
  }).length;

function countLost(root: Element, losses: PasteLosses): void {
  const pictures = [...root.querySelectorAll('img')].filter(isSeen).length;
  // Some versions of Word contain only the drawing.
  losses.pictures += root.getElementsByTagName('v:imagedata').length;
  // Some versions of Word also add a picture of each text box.
  losses.pictures += Math.max(0, pictures - losses.textBoxes);
  losses.others += root.querySelectorAll('video, audio, iframe, object, embed').length;
  const links = [...root.querySelectorAll('a[href]:not([href^="#"])')];
  losses.underlined += countUnderlined(root);
  losses.signFonts += countSignFonts(root);
  losses.links += links.filter((link) => (link.textContent ?? '').trim() !== '').length;
}

/** Word and browsers replace typed spaces by no-break spaces; those that indent a line below another one stay. */
function plainSpaces(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const given = text.nodeValue ?? '';
    const isBelow = text.previousSibling?.nodeName === 'BR';
    const indent = isBelow ? (/^[\u00a0 ]*\u00a0[\u00a0 ]+(?=\S)/.exec(given)?.[0].length ?? 0) : 0;
    text.nodeValue = shownIndent(indent) + given.slice(indent).replaceAll('\u00a0', ' ');
  }
}

/** Editors of programs copy a block for each line, in letters of equal width. */
function codeToPre(root: ParentNode): void {
  for (const block of root.querySelectorAll('div[style*="white-space"]')) {
    const style = block.getAttribute('style') ?? '';
    if (!/white-space:\s*pre\b/.test(style) || !/mono|courier|consolas|menlo/i.test(style)) continue;
    const pre = document.createElement('pre');
    pre.textContent = [...block.children].map((line) => line.textContent ?? '').join('\n');
    block.replaceWith(pre);
  }
}

function linesToBreaks(root: ParentNode): void {
  for (const block of root.querySelectorAll('pre')) {
    const lines = withIndents((block.textContent ?? '').replace(/\n$/, '')).split('\n');
    const paragraph = document.createElement('p');
    for (const [index, line] of lines.entries()) {
      if (index > 0) paragraph.append(document.createElement('br'));
      paragraph.append(line);
    }
    block.replaceWith(paragraph);
  }
}

/** Whether this was copied from our editor: then its tables and headings are already valid. */
const isOurs = (root: ParentNode) =>
  root.querySelector('[data-pm-slice]') !== null &&
  root.querySelector('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]), h1, h2') === null;

/**
 * Prepares clipboard HTML of Word, Google Docs, a spreadsheet or a web page for the editor, whose schema
 * keeps only bold, italic, lists, tables, sub-headings and formulas. Without `hasHeadings` headings become
 * bold lines; with `asLines` list items become lines with their numbers and letters.
 */
export function cleanPaste(
  html: string,
  { hasHeadings = true, asLines = false } = {},
): { html: string; losses: PasteLosses } {
  const { body } = new DOMParser().parseFromString(withBareMath(html), 'text/html');
  const losses = noLosses();
  if (!asLines) wordLists(body);
  dropComments(body, losses);
  pageFormulas(body, losses);
  dropUnseenWords(body, losses);
  countLost(body, losses);
  if (!asLines) markGaps(body);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  codeToPre(body);
  plainSpaces(body);
  raisedToFormulas(body, losses);
  if (!isOurs(body)) {
    plainTables(body, losses);
    subHeadings(body, hasHeadings);
  }
  listsInItems(body);
  if (!asLines) losses.letteredLists += countLettered(body);
  if (asLines) listLines(body);
  else shallowLists(body, losses);
  linesToBreaks(body);
  return { html: body.innerHTML, losses };
}
