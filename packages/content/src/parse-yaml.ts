import { fieldMessages, fieldName } from '@repo/contracts/field-sentences';
import { isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { LibraryError } from './library-error.ts';

/** A YAML file that several schemas can read, with line numbers of its values. */
export type YamlFile = {
  file: string;
  /** @throws LibraryError with the line of the invalid value */
  parse: <S extends z.ZodType>(schema: S) => z.output<S>;
  /**
   * Line, from 1, of the value at the path or its nearest parent; a block scalar starts below its indicator.
   */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Message of an issue; a schema's own message doesn't name the field. */
function sentenceOf(path: readonly PropertyKey[], message = ''): string {
  if (path.length === 0) return message === fieldMessages.bodyWrong ? 'not as it should be' : message;
  return message.includes(`'${fieldName(path)}'`) ? message : `${path.join('.')}: ${message}`;
}

const tooDeep = (file: string) => new LibraryError(file, undefined, 'it is nested too deep to be read');

/** Whether the stack or the alias limit was exceeded, by deep nesting or repeated aliases. */
const isTooDeep = (error: unknown) =>
  error instanceof RangeError || error instanceof ReferenceError || /call stack/.test(String(error));

/**
 * Parses YAML.
 * @param file shown in errors
 * @param firstLine line in the file where `text` starts, for front matter
 * @throws LibraryError for invalid YAML
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

/** @throws LibraryError when nesting exceeds the stack */
function checked<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isTooDeep(error) ? tooDeep(file) : error;
  }
}

/**
 * Parses YAML and validates it with a schema.
 * @throws LibraryError as `openYaml` does
 */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  firstLine = 1,
): z.output<S> {
  return openYaml(file, text, firstLine).parse(schema);
}
