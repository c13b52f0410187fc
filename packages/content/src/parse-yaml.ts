import { fieldMessages, fieldName } from '@repo/contracts/field-sentences';
import { isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { LibraryError } from './library-error.ts';

/** A YAML file that can be read by several schemas and knows on which line a value stands. */
export type YamlFile = {
  file: string;
  /** @throws LibraryError with the line of the value that is wrong */
  parse: <S extends z.ZodType>(schema: S) => z.output<S>;
  /** The line, from 1, of the value at the path, or of its nearest parent; a block of text starts below its sign. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** The sentence of an issue; a schema's own words don't say which field they are about. */
function sentenceOf(path: readonly PropertyKey[], message = ''): string {
  if (path.length === 0) return message === fieldMessages.bodyWrong ? 'not as it should be' : message;
  return message.includes(`'${fieldName(path)}'`) ? message : `${path.join('.')}: ${message}`;
}

const tooDeep = (file: string) => new LibraryError(file, undefined, 'it is nested too deep to be read');

/** What a file nested a thousand levels deep, or one that repeats itself a million times, makes of its readers. */
const isTooDeep = (error: unknown) =>
  error instanceof RangeError || error instanceof ReferenceError || /call stack/.test(String(error));

/**
 * Opens YAML text.
 * @param file shown in errors
 * @param firstLine the line in the file on which `text` starts, for front matter
 * @throws LibraryError where it is no YAML
 */
export function openYaml(file: string, text: string, firstLine = 1): YamlFile {
  const lines = new LineCounter();
  const document = checked(file, () => parseDocument(text, { lineCounter: lines }));
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [broken] = document.errors;
  if (broken && isTooDeep(broken)) throw tooDeep(file);
  if (broken)
    throw new LibraryError(file, lineAt(broken.pos[0]), broken.message.split('\n')[0] ?? 'broken YAML');

  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
      if (!isNode(node) || !node.range) continue;
      const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
      return lineAt(node.range[0]) + (isBlock ? 1 : 0);
    }
    return firstLine;
  };
  const parse = <S extends z.ZodType>(schema: S): z.output<S> => {
    const result = checked(file, () => schema.safeParse(document.toJS()));
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    const path = issue?.path ?? [];
    throw new LibraryError(file, lineOf(path), sentenceOf(path, issue?.message));
  };
  return { file, parse, lineOf };
}

/** @throws LibraryError where the stack ends before the nesting does */
function checked<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isTooDeep(error) ? tooDeep(file) : error;
  }
}

/** Reads YAML and checks it against a schema. @throws LibraryError as `openYaml` does */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  firstLine = 1,
): z.output<S> {
  return openYaml(file, text, firstLine).parse(schema);
}
