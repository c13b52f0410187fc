import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slug } from '@repo/content/library-folder';
import { parsePages } from '@repo/content/parse-pages';
import { openYaml } from '@repo/content/parse-yaml';
import * as z from 'zod';

/** A text as in its file: `path` inside the file, `line` of its first line, from 1. */
export type PlacedText = { file: string; line: number; path: readonly PropertyKey[]; text: string };

/** Key of the paper blueprints, which belong to no chapter. */
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
  // Skip these: wording rules apply only to English, and to texts without gaps.
  const unread = ['variants', 'otherNumbers', 'typedAnswer'];
  return Object.entries(value).flatMap(([key, each]) =>
    unread.includes(key) ? [] : textsOf(each, [...path, key]),
  );
}

/**
 * Texts of one file with their lines; a page of notes is one text with the path `pages` and its index.
 * @param text the file's content, YAML or markdown by its name
 * @throws LibraryError when it can't be parsed
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

/**
 * Reads all texts of a library on disk.
 * @returns by chapter id; papers under `papersSource`
 */
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

/** Place of a character as `file:line`; a text written on one line of its file counts as one line. */
export function placeOf({ file, line, text }: PlacedText, at = 0): string {
  return `${file}:${line + text.slice(0, at).split('\n').length - 1}`;
}

/** Place of a text that a check found; undefined when the file has it in another form. */
export const placeOfText = (texts: readonly PlacedText[], text: string): string | undefined => {
  const found = texts.find((placed) => placed.text.trim() === text.trim());
  return found && placeOf(found);
};

/** The list entry of a text: a card, a test's question, a written question, a page. */
export function entryOf({ file, path }: PlacedText): string {
  const isCase = path[0] === 'questions' && path[2] === 'questions';
  const depth = isCase ? 4 : typeof path[0] === 'number' ? 1 : 2;
  return [file, ...path.slice(0, depth)].join('/');
}
