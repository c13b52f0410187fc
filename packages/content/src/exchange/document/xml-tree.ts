import { SaxesParser } from 'saxes';
import { ZipTooLargeError } from '../bounded-zip.ts';

/** An element of a Word document, with its usual prefix: `w:p`, `m:f`, `a:blip`. */
export type XmlElement = {
  name: string;
  /** By local name; those of relationships keep their prefix: `r:embed`. */
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
};

const elementsMax = 500_000;
const depthMax = 250;

const prefixes: readonly [RegExp, string][] = [
  [/\/wordprocessingml\/(?:2006\/)?main$/, 'w'],
  [/\/officeDocument\/(?:2006\/)?math$/, 'm'],
  [/\/officeDocument\/(?:2006\/)?relationships$/, 'r'],
  [/\/drawingml\/(?:2006\/)?main$/, 'a'],
  [/\/drawingml\/(?:2006\/)?wordprocessingDrawing$/, 'wp'],
  [/\/drawingml\/(?:2006\/)?picture$/, 'pic'],
  [/\/drawingml\/(?:2006\/)?chart$/, 'c'],
  [/\/drawingml\/(?:2006\/)?diagram$/, 'dgm'],
  [/\/package\/2006\/relationships$/, 'rel'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/\/word\/2010\/wordprocessingShape$/, 'wps'],
  [/^urn:schemas-microsoft-com:vml$/, 'v'],
  [/^urn:schemas-microsoft-com:office:office$/, 'o'],
];

/**
 * Parses an XML part of a Word document. Prefixes follow from the namespaces, because other programs choose their own.
 * @throws ZipTooLargeError for more elements than a real one has; Error if it is no XML or declares entities
 */
export function readXmlTree(bytes: Uint8Array): XmlElement {
  const known = new Map<string, string>();
  const prefixOf = (uri: string) => {
    const prefix = known.get(uri) ?? prefixes.find(([form]) => form.test(uri))?.[1] ?? '?';
    known.set(uri, prefix);
    return prefix;
  };
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new Error('a document declares no entities');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1;
    if (elements > elementsMax) throw new ZipTooLargeError();
    if (open.length > depthMax) throw new Error('the elements nest too deep');
    const element: XmlElement = { name: `${prefixOf(uri)}:${local}`, attributes: {}, children: [] };
    for (const each of Object.values(attributes)) {
      const isOfRelation = each.uri !== '' && prefixOf(each.uri) === 'r';
      element.attributes[isOfRelation ? `r:${each.local}` : each.local] = each.value;
    }
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (data) => open.at(-1)?.children.push(data));
  parser.write(new TextDecoder().decode(bytes)).close();
  const [element] = elementsOf(root);
  if (!element) throw new Error('the part is empty');
  return element;
}

export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? []).filter((child) => typeof child !== 'string');

/** The first child with this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(element).find((child) => child.name === name);

/** The value of the first child with this name. */
export const valueIn = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes.val;

/** Whether a property such as `<w:b/>` is on; undefined if it isn't set. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = childOf(element, name);
  return child && !['0', 'false', 'off', 'none'].includes(child.attributes.val ?? '');
}

/** All elements below with one of these names; those inside a found one are left out. */
export function findAll(element: XmlElement, ...names: string[]): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    names.includes(child.name) ? [child] : findAll(child, ...names),
  );
}

/** Beside the text: boxes, and what other programs show in place of something. */
const aside = /^(?:w:txbxContent|mc:Fallback)$/;

/** The text of an element; a text of a formula counts too. */
export const textIn = (element: XmlElement): string =>
  element.children
    .map((child) => {
      if (typeof child === 'string') return /^[wm]:t$/.test(element.name) ? child : '';
      if (aside.test(child.name)) return '';
      return child.name === 'w:tab' || child.name === 'w:br' ? ' ' : textIn(child);
    })
    .join('');
