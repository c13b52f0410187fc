import { htmlOfElements } from '../element-html.ts';
import type { XmlElement } from '../element-tree.ts';
import { escapedHtml } from '../html-of-markup.ts';
import { exchangeMessages } from '../messages.ts';
import { writtenHtml } from '../written-html.ts';
import { htmlText } from './qti-names.ts';

const image = /<img\b[^<>]*>/gi;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean);
/** `$IMS-CC-FILEBASE$/` and its other forms, which mean the folder of the package. */
const fileBase = /^(?:\$|%24)[\w-]{1,40}(?:\$|%24)\/?/i;
const texts = new Set(['mattext', 'matemtext', 'mat_formattedtext']);
const files = new Set(['mataudio', 'matvideo', 'matapplet', 'matapplication', 'matref']);

/** The name of the packed file with an address, or the address itself. */
export type FindFile = (address: string) => string;

/** An element that holds HTML, as the reader of QTI 2 takes it. */
export const holderOf = (html: string): XmlElement => ({
  ...{ name: htmlText, attributes: {}, line: 1 },
  children: [html],
});

/** Gives pictures the names of packed files, and makes formulas of the pictures that Canvas draws for them. */
const withPictures = (html: string, find: FindFile) =>
  html.replaceAll(image, (tag) => {
    const tex = attribute(tag, 'data-equation-content');
    if (tex !== undefined) return `\\(${tex}\\)`;
    const src = attribute(tag, 'src');
    return src === undefined ? tag : tag.replace(src, () => find(src.replace(fileBase, '')));
  });

function htmlOfText(element: XmlElement, find: FindFile): string {
  const type = element.attributes.texttype ?? element.attributes.type ?? '';
  const given = htmlOfElements(element);
  const isHtml = /html|xml/i.test(type) || element.children.some((child) => typeof child !== 'string');
  const html = isHtml ? given : /plain/i.test(type) ? null : writtenHtml(given);
  return html === null ? escapedHtml(given).trim().replaceAll(/\r?\n/g, '<br>') : withPictures(html, find);
}

/** The HTML of all texts in an element. @param onResponse is called with each response, and returns what takes its place */
export function htmlOfMaterials(
  element: XmlElement,
  find: FindFile,
  losses: Set<string>,
  onResponse: (response: XmlElement) => string = () => '',
): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return escapedHtml(child);
      const { name, attributes } = child;
      if (texts.has(name)) return htmlOfText(child, find);
      if (name === 'matimage')
        return `<img src="${escapedHtml(find((attributes.uri ?? '').replace(fileBase, '')))}" alt="${escapedHtml(attributes.label ?? '')}">`;
      if (name === 'matbreak') return '<br>';
      if (files.has(name)) {
        losses.add(exchangeMessages.fileLost(attributes.uri ?? attributes.linkrefid ?? name));
        return '';
      }
      if (name.startsWith('response_') && name !== 'response_label') return onResponse(child);
      const inside = htmlOfMaterials(child, find, losses, onResponse);
      return /^flow/.test(name) ? `<div>${inside}</div>` : `${inside} `;
    })
    .join('');
}
