import { zipSync } from 'fflate';

const schemas = 'http://schemas.openxmlformats.org';
const namespaces = [
  `xmlns:w="${schemas}/wordprocessingml/2006/main"`,
  `xmlns:m="${schemas}/officeDocument/2006/math"`,
  `xmlns:r="${schemas}/officeDocument/2006/relationships"`,
  `xmlns:wp="${schemas}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${schemas}/drawingml/2006/main"`,
  `xmlns:pic="${schemas}/drawingml/2006/picture"`,
  `xmlns:mc="${schemas}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

/** XML parts of a Word document, without their root elements. */
export type MadeDocument = {
  body: string;
  styles?: string;
  numbering?: string;
  footnotes?: string;
  header?: string;
  /** Files by the ids that the text uses. */
  media?: Record<string, { name: string; bytes: Uint8Array }>;
  /** Addresses by the ids that the text uses. */
  links?: Record<string, string>;
  /** Additional files of the zip, or other content of these. */
  files?: Record<string, Uint8Array>;
};

const xml = (content: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`);
const part = (root: string, content: string) => xml(`<w:${root} ${namespaces}>${content}</w:${root}>`);
const relations = (rows: readonly string[]) =>
  xml(`<Relationships xmlns="${schemas}/package/2006/relationships">${rows.join('')}</Relationships>`);
const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`;

/** A Word document with these parts. */
export function makeDocument({
  body,
  media = {},
  links = {},
  files = {},
  ...parts
}: MadeDocument): Uint8Array {
  const { styles, numbering, footnotes, header } = parts;
  const others = Object.entries({ styles, numbering, footnotes, header }).filter(([, content]) => content);
  const roots: Record<string, string> = { header: 'hdr' };
  return zipSync({
    '[Content_Types].xml': xml('<Types/>'),
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': relations([
      ...others.map(([name]) => relation(`${name}Id`, name, `${name}.xml`)),
      ...Object.entries(media).map(([id, { name }]) => relation(id, 'image', `media/${name}`)),
      ...Object.entries(links).map(([id, to]) => relation(id, 'hyperlink', to, ' TargetMode="External"')),
    ]),
    ...Object.fromEntries(
      others.map(([name, content]) => [`word/${name}.xml`, part(roots[name] ?? name, content ?? '')]),
    ),
    ...Object.fromEntries(Object.values(media).map(({ name, bytes }) => [`word/media/${name}`, bytes])),
    ...files,
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A run of letters. @param look its properties, such as `<w:b/>` */
export const run = (text: string, look = ''): string =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${escaped(text)
    .split('\t')
    .map((piece) => (piece === '' ? '' : `<w:t xml:space="preserve">${piece}</w:t>`))
    .join('<w:tab/>')}</w:r>`;

/** A paragraph of a text or of runs. @param properties such as `<w:pStyle w:val="Heading1"/>` */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`;

/** The properties of a paragraph of a list. */
export const listed = (numId: number, level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`;

/** A level of a list. @param text the number format, such as `%1.` */
export const levelOf = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

/** The part of lists: each with its levels, numbered from 1. */
export const numberingOf = (...lists: readonly string[][]): string =>
  lists
    .map((levels, at) => `<w:abstractNum w:abstractNumId="${at + 1}">${levels.join('')}</w:abstractNum>`)
    .join('') +
  lists.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at + 1}"/></w:num>`).join('');

/** A picture in a line. @param id that of its file @param words its alternative text */
export const pictureRun = (id: string, words = '', more = ''): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${words}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/>${more}</pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** A table of rows of cells, each with its paragraphs. */
export const tableOf = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
