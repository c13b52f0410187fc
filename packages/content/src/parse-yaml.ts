import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { LibraryError } from './library-error.ts';

/**
 * Reads YAML and checks it against a schema.
 * @param file shown in errors
 * @param firstLine the line in the file on which `text` starts, for front matter
 * @throws LibraryError with the line of the value that is wrong
 */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  firstLine = 1,
): z.output<S> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [broken] = document.errors;
  if (broken)
    throw new LibraryError(file, lineAt(broken.pos[0]), broken.message.split('\n')[0] ?? 'broken YAML');

  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path ?? [];
  // The value itself may be missing: then its nearest parent tells the line.
  for (let depth = path.length; depth >= 0; depth--) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range)
      throw new LibraryError(file, lineAt(node.range[0]), `${path.join('.')}: ${issue?.message}`);
  }
  throw new LibraryError(file, firstLine, issue?.message ?? 'not as it should be');
}
