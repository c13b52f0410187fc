import { elementsOf, type XmlElement } from '@repo/contracts/xml-elements';
import { SaxesParser } from 'saxes';
import { ZipTooLargeError } from './bounded-zip.ts';

export { childOf, elementsOf, type XmlElement } from '@repo/contracts/xml-elements';

/** Names of elements and attributes, from their namespace and local name. */
export type XmlNames = {
  element: (uri: string, local: string) => string;
  attribute: (uri: string, local: string) => string;
};

export const localNames: XmlNames = { element: (_, local) => local, attribute: (_, local) => local };

const elementsMax = 500_000;
const depthMax = 250;

/** The XML can't be read. */
export class XmlError extends Error {
  constructor(
    readonly line: number,
    cause: unknown,
  ) {
    super('the XML is damaged', { cause });
  }
}

/**
 * Parses an XML file into a tree. Entities beside XML's own five are refused.
 * @throws ZipTooLargeError for more elements than a real file has; XmlError if it is no XML or declares entities
 */
export function readElements(xml: string, names: XmlNames, onComment?: (words: string) => void): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  const add = (data: string) => open.at(-1)?.children.push(data);
  parser.on('doctype', (doctype) => {
    // A bare name declares nothing, and no other file is read.
    if (doctype.includes('[')) throw new Error('entities are refused');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1;
    if (elements > elementsMax) throw new ZipTooLargeError();
    if (open.length > depthMax) throw new Error('the elements nest too deep');
    const { line } = parser;
    const element: XmlElement = { name: names.element(uri, local), attributes: {}, children: [], line };
    for (const each of Object.values(attributes))
      element.attributes[names.attribute(each.uri, each.local)] = each.value;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  if (onComment) parser.on('comment', onComment);
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof ZipTooLargeError) throw error;
    throw new XmlError(parser.line, error);
  }
  const [element] = elementsOf(root);
  if (!element) throw new XmlError(1, null);
  return element;
}

/** All descendants with one of these names, without searching inside those found. */
export function findAll(element: XmlElement, ...names: string[]): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    names.includes(child.name) ? [child] : findAll(child, ...names),
  );
}

const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** The words of an element, on one line. */
export const plainText = (element: XmlElement | undefined): string =>
  element ? textOf(element).replaceAll(/\s+/g, ' ').trim() : '';
