import { readElements, type XmlElement } from '../element-tree.ts';

export {
  childOf,
  elementsOf,
  escapedXml,
  isOn,
  textIn,
  valueIn,
  type XmlElement,
} from '@repo/contracts/xml-elements';
export { findAll } from '../element-tree.ts';

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
