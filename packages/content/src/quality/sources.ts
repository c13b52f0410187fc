import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { slug } from '../library-folder.ts';
import { parsePages } from '../parse-pages.ts';
import { openYaml } from '../parse-yaml.ts';

/** A text of the library as its file has it: `path` leads to it inside the file, `line` is its first line, from 1. */
export type PlacedText = { file: string; line: number; path: readonly PropertyKey[]; text: string };

/** Under this the blueprints of papers stand, which belong to no chapter. */
export const papersSource = 'papers';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textsOf(
  value: unknown,
  path: readonly PropertyKey[],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'number' && path.includes('check')) return [{ path, text: String(value) }];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsOf(each, [...path, at]));
  if (!isRecord(value)) return [];
  // What is said about wording is said of English.
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'variants' ? [] : textsOf(each, [...path, key]),
  );
}

/**
 * The texts of one file, each with its line; a page of notes is one text, whose path is `pages` and its number from 0.
 * @param text what stands in the file, YAML or markdown by its name
 * @throws LibraryError where it can't be read
 */
export function placedTexts(file: string, text: string): PlacedText[] {
  if (file.endsWith('.yaml')) {
    const yaml = openYaml(file, text);
    return textsOf(yaml.parse(z.unknown()), []).map((each) => ({
      file,
      line: yaml.lineOf(each.path),
      ...each,
    }));
  }
  const pages: PlacedText[] = [];
  const head = parsePages(file, text, z.record(z.string(), z.unknown()), (_, page, line, language) => {
    if (!language) pages.push({ file, line, path: ['pages', pages.length], text: page });
  });
  const { pages: _, pageVariants: __, ...fields } = head;
  const named = Object.entries(fields).flatMap(([name, value], at) =>
    typeof value === 'string' ? [{ file, line: at + 2, path: [name], text: value }] : [],
  );
  return [...named, ...pages];
}

/** Reads every text of a library in folders. @returns by the chapter's id, those of papers under `papersSource` */
export async function readSources(library: string): Promise<Map<string, PlacedText[]>> {
  const found = new Map<string, PlacedText[]>();
  const files = (await readdir(library, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .sort();
  for (const file of files) {
    const [subject = '', chapter = '', ...inside] = file.split('/');
    if (subject !== papersSource && inside.length === 0) continue;
    const id = subject === papersSource ? papersSource : `${subject}-${slug(chapter)}`;
    const texts = placedTexts(file, await readFile(join(library, file), 'utf8'));
    found.set(id, [...(found.get(id) ?? []), ...texts]);
  }
  return found;
}

/** Where a letter of a text stands, as `file:line`; a text on one line of its file that holds line ends is one line. */
export function placeOf({ file, line, text }: PlacedText, at = 0): string {
  return `${file}:${line + text.slice(0, at).split('\n').length - 1}`;
}

/** Where a text that a check found stands; nothing where the file has it in another form. */
export const placeOfText = (texts: readonly PlacedText[], text: string): string | undefined => {
  const found = texts.find((placed) => placed.text.trim() === text.trim());
  return found && placeOf(found);
};

/** The entry of a list that a text belongs to: a card, a question of a test, a written question, a page. */
export function entryOf({ file, path }: PlacedText): string {
  const isCase = path[0] === 'questions' && path[2] === 'questions';
  const depth = isCase ? 4 : typeof path[0] === 'number' ? 1 : 2;
  return [file, ...path.slice(0, depth)].join('/');
}
