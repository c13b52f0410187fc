import { Node, type Schema, Slice } from '@tiptap/pm/model';
import { readMarkup } from './read-markup.ts';

const isMarkup = /\n[ \t]*\n|^[ \t]*(?:[-+*]|\d{1,9}[.)])\s|^\$\$/m;

/**
 * Plain text from the clipboard, read as our markup. Without blank lines and lists in it each line is a paragraph, as
 * it is in most programs that text is copied from.
 */
export function sliceOfText(text: string, schema: Schema): Slice {
  const lines = text.replaceAll('\r\n', '\n');
  const markup = isMarkup.test(lines) ? lines : lines.replaceAll('\n', '\n\n');
  return Slice.maxOpen(Node.fromJSON(schema, readMarkup(markup)).content);
}
