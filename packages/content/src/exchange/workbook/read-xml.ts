import { SaxesParser } from 'saxes';

type Attributes = Record<string, string>;
/** What is told of a file, part by part; names are without the prefix of their namespace. */
export type XmlListener = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (data: string) => void;
};

/** Ends the reading of a file of which enough is known. */
export class EnoughRead extends Error {}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads a file of a workbook from its start to its end. @throws Error when it is no XML */
export function readXml(bytes: Uint8Array | undefined, { open, close, text }: XmlListener): void {
  if (!bytes) return;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  if (text) parser.on('text', text);
  try {
    parser.write(new TextDecoder().decode(bytes)).close();
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
  }
}
