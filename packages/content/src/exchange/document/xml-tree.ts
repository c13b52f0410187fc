import { childOf, readElements, type XmlElement } from '../element-tree.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML and MathML, also in an attribute. */
export const escapedXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

export { childOf, elementsOf, findAll, type XmlElement } from '../element-tree.ts';

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
 * Parses an XML part of a Word document. Names have their usual prefixes, whatever the program calls its namespaces:
 * `w:p`, `m:f`, `a:blip`; attributes have none, except those of relationships: `r:embed`.
 * @throws ZipTooLargeError for more elements than a real one has; XmlError if it is no XML or declares entities
 */
export function readXmlTree(bytes: Uint8Array): XmlElement {
  const known = new Map<string, string>();
  const prefixOf = (uri: string) => {
    const prefix = known.get(uri) ?? prefixes.find(([form]) => form.test(uri))?.[1] ?? '?';
    known.set(uri, prefix);
    return prefix;
  };
  return readElements(new TextDecoder().decode(bytes), {
    element: (uri, local) => `${prefixOf(uri)}:${local}`,
    attribute: (uri, local) => (uri !== '' && prefixOf(uri) === 'r' ? `r:${local}` : local),
  });
}

/** The value of the first child with this name. */
export const valueIn = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes.val;

/** Whether a property such as `<w:b/>` is on; undefined if it isn't set. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = childOf(element, name);
  return child && !['0', 'false', 'off', 'none'].includes(child.attributes.val ?? '');
}

/** Text that is not part of the paragraph: boxes, and replacements for programs that can't show something. */
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
