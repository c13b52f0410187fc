import { SaxesParser } from 'saxes';
import { LibraryError } from './library-error.ts';

/** Checks an SVG drawing: well-formed XML, a viewBox, no script and no link. @throws LibraryError */
export function checkDrawing(file: string, text: string): void {
  const parser = new SaxesParser();
  const fail = (reason: string) => {
    throw new LibraryError(file, parser.line, reason);
  };
  let isRoot = true;
  parser.on('error', (error) => fail(`the drawing is no XML: ${error.message.replace(/^[\d:]+\s*/, '')}`));
  parser.on('doctype', () => fail('the drawing has a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (isRoot && (name !== 'svg' || !/^(-?[\d.]+[\s,]+){3}[\d.]+$/.test(String(attributes.viewBox ?? ''))))
      fail('the drawing has no viewBox');
    isRoot = false;
    if (/^(script|foreignobject|iframe)$/i.test(name)) fail('the drawing has a script or a link');
    for (const attribute of Object.keys(attributes))
      if (/^on|href$|^src$/i.test(attribute)) fail('the drawing has a script or a link');
  });
  parser.write(text).close();
}
