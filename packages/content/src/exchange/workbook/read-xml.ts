import { SaxesParser } from 'saxes';
import { ZipTooLargeError } from '../bounded-zip.ts';

type Attributes = Record<string, string>;
/** Callbacks for the parts of a file, in order; names are without namespace prefixes. */
export type XmlListener = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (data: string) => void;
};

/** Thrown to stop reading once enough is known. */
export class EnoughRead extends Error {}

/** Two dozen cells in each of 10,000 rows, with their content. */
const elementsMax = 500_000;
const depthMax = 64;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses an XML file of a workbook from start to end.
 * @throws ZipTooLargeError for more elements than a real one has; Error if it is no XML
 */
export function readXml(bytes: Uint8Array | undefined, { open, close, text }: XmlListener): void {
  if (!bytes) return;
  const parser = new SaxesParser();
  let [elements, depth] = [0, 0];
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    depth += 1;
    if (elements > elementsMax) throw new ZipTooLargeError();
    if (depth > depthMax) throw new Error('the elements nest too deep');
    open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(localName(name));
  });
  if (text) parser.on('text', text);
  try {
    parser.write(new TextDecoder().decode(bytes)).close();
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
  }
}
