import { SaxesParser } from 'saxes';
import { type CleanDrawing, cleanDrawing, DrawingError } from './drawing/clean-drawing.ts';
import { readViewBox } from './drawing/drawing-size.ts';
import { LibraryError } from './library-error.ts';

/**
 * Checks an SVG drawing: well-formed XML, a viewBox, no scripts, and only internal links.
 * @throws LibraryError
 */
export function checkDrawing(file: string, text: string): void {
  const parser = new SaxesParser();
  const fail = (reason: string) => {
    throw new LibraryError(file, parser.line, reason);
  };
  let isRoot = true;
  parser.on('error', (error) => fail(`the drawing is no XML: ${error.message.replace(/^[\d:]+\s*/, '')}`));
  parser.on('doctype', () => fail('the drawing has a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (isRoot && (name !== 'svg' || readViewBox(String(attributes.viewBox ?? '')) === null))
      fail('the drawing has no viewBox');
    isRoot = false;
    if (/^(script|foreignobject|iframe)$/i.test(name)) fail('the drawing has a script or a link');
    for (const [attribute, value] of Object.entries(attributes)) {
      const isReference = /^(xlink:)?href$/.test(attribute) && String(value).startsWith('#');
      if (/^on|href$|^src$/i.test(attribute) && !isReference) fail('the drawing has a script or a link');
    }
  });
  parser.write(text).close();
}

/**
 * Checks and sanitizes a drawing. Idempotent.
 * @throws LibraryError
 */
export function cleanedDrawing(file: string, text: string): CleanDrawing {
  checkDrawing(file, text);
  try {
    return cleanDrawing(text);
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    throw new LibraryError(file, undefined, `the drawing cannot be used: ${error.message}`);
  }
}
