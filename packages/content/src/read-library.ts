import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Library,
  type LibraryChapter,
  type LibrarySubject,
  libraryChapterFile,
  libraryFlashcardsFile,
  libraryMemesFile,
  libraryMindmapFile,
  librarySubjectFile,
  librarySummaryHead,
  libraryTestFile,
  libraryTopicHead,
} from '@repo/contracts/library';
import type { z } from 'zod';
import { checkMarkup } from './check-markup.ts';
import { LibraryError } from './library-error.ts';
import { parsePages } from './parse-pages.ts';
import { parseYaml } from './parse-yaml.ts';

/** The starter library beside this package's source. */
export const libraryFolder = fileURLToPath(new URL('../library', import.meta.url));

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const imageMaxBytes = 20_000;

type Folder = { root: string; path: string };
const child = (folder: Folder, name: string): Folder => ({
  root: folder.root,
  path: join(folder.path, name),
});
const fileName = (folder: Folder, name: string) => join(folder.path, name);
/** '01-development' is the file, 'development' the slug that goes into ids. */
const slug = (name: string) => name.replace(/\.[a-z]+$/, '').replace(/^\d\d-/, '');

async function readText(folder: Folder, name: string): Promise<string> {
  try {
    return await readFile(join(folder.root, folder.path, name), 'utf8');
  } catch {
    throw new LibraryError(fileName(folder, name), undefined, 'the file is missing');
  }
}

/** Names in order, each with its two digits. @throws LibraryError for a name without them */
async function listNumbered(folder: Folder, kind: 'folders' | 'files'): Promise<string[]> {
  const entries = await readdir(join(folder.root, folder.path), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => (kind === 'folders' ? entry.isDirectory() : entry.isFile()))
    .map((entry) => entry.name)
    .sort();
  const odd = names.find((name) => !/^\d\d-[a-z0-9-]+(\.[a-z]+)?$/.test(name));
  if (odd)
    throw new LibraryError(fileName(folder, odd), undefined, 'a name starts with two digits, as 01-light');
  return names;
}

async function readYaml<S extends z.ZodType>(folder: Folder, name: string, schema: S): Promise<z.output<S>> {
  return parseYaml(fileName(folder, name), await readText(folder, name), schema);
}

/** Text inside YAML has no line of its own here, so the file is named and the text's start is quoted. */
function checkTexts(file: string, texts: readonly (string | undefined)[]): void {
  for (const text of texts) {
    if (text === undefined) continue;
    try {
      checkMarkup(file, text, 1);
    } catch (error) {
      const reason = error instanceof LibraryError ? error.message.replace(/^.*?: /, '') : String(error);
      throw new LibraryError(file, undefined, `in '${text.slice(0, 40)}': ${reason}`);
    }
  }
}

function checkDistinct(file: string, texts: readonly string[], what: string): void {
  const seen = new Set<string>();
  for (const text of texts) {
    const key = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    if (seen.has(key))
      throw new LibraryError(file, undefined, `${what} stands twice: '${text.slice(0, 60)}'`);
    seen.add(key);
  }
}

async function readTests(folder: Folder, chapterId: string): Promise<LibraryChapter['tests']> {
  const tests: LibraryChapter['tests'] = [];
  for (const name of await listNumbered(child(folder, 'tests'), 'files')) {
    const file = fileName(child(folder, 'tests'), name);
    const test = await readYaml(child(folder, 'tests'), name, libraryTestFile);
    for (const { question, options, explanation } of test.questions) {
      checkTexts(file, [question, explanation, ...options]);
      checkDistinct(file, options, `an option of '${question.slice(0, 40)}'`);
    }
    tests.push({ id: `${chapterId}-test-${slug(name)}`, ...test });
  }
  if (tests.length === 0)
    throw new LibraryError(fileName(folder, 'tests'), undefined, 'the chapter has no test');
  checkDistinct(
    fileName(folder, 'tests'),
    tests.flatMap((test) => test.questions.map(({ question }) => question)),
    'a question',
  );
  return tests;
}

async function readMemes(folder: Folder, chapterId: string): Promise<LibraryChapter['memes']> {
  const memes: LibraryChapter['memes'] = [];
  for (const { image, alt } of await readYaml(folder, 'memes.yaml', libraryMemesFile)) {
    const file = fileName(child(folder, 'memes'), image);
    const bytes = await readFile(join(folder.root, file)).catch(() => {
      throw new LibraryError(file, undefined, 'the image is missing');
    });
    if (bytes.length > imageMaxBytes) throw new LibraryError(file, undefined, 'the image is over 20 KB');
    const mediaType = mediaTypes[extname(image)] ?? 'image/svg+xml';
    if (
      mediaType === 'image/svg+xml' &&
      /<script|on\w+=|href=|<foreignObject|<!ENTITY/i.test(bytes.toString())
    )
      throw new LibraryError(file, undefined, 'the drawing has a script or a link');
    memes.push({ id: `${chapterId}-meme-${slug(image)}`, bytes, mediaType, alt });
  }
  return memes;
}

async function readTopics(folder: Folder, chapterId: string): Promise<LibraryChapter['topics']> {
  const topics: LibraryChapter['topics'] = [];
  const topicsFolder = child(folder, 'topics');
  for (const name of await listNumbered(topicsFolder, 'files')) {
    const text = await readText(topicsFolder, name);
    const topic = parsePages(fileName(topicsFolder, name), text, libraryTopicHead);
    topics.push({ id: `${chapterId}-${slug(name)}`, ...topic });
  }
  if (topics.length === 0)
    throw new LibraryError(fileName(folder, 'topics'), undefined, 'the chapter has no topic');
  return topics;
}

async function readChapter(folder: Folder, chapterId: string): Promise<LibraryChapter> {
  const cards = await readYaml(folder, 'flashcards.yaml', libraryFlashcardsFile);
  const cardsFile = fileName(folder, 'flashcards.yaml');
  checkTexts(
    cardsFile,
    cards.flatMap((card) => [card.question, card.answer]),
  );
  checkDistinct(
    cardsFile,
    cards.map((card) => card.question),
    'a card',
  );
  const summaryText = await readText(folder, 'summary.md');
  return {
    id: chapterId,
    ...(await readYaml(folder, 'chapter.yaml', libraryChapterFile)),
    topics: await readTopics(folder, chapterId),
    summary: {
      id: `${chapterId}-summary`,
      ...parsePages(fileName(folder, 'summary.md'), summaryText, librarySummaryHead),
    },
    flashcards: cards.map((card, at) => ({ id: `${chapterId}-card-${at + 1}`, ...card })),
    tests: await readTests(folder, chapterId),
    memes: await readMemes(folder, chapterId),
    mindmap: { id: `${chapterId}-mindmap`, ...(await readYaml(folder, 'mindmap.yaml', libraryMindmapFile)) },
  };
}

async function readSubject(folder: Folder, subjectId: string): Promise<LibrarySubject> {
  const fields = await readYaml(folder, 'subject.yaml', librarySubjectFile);
  const chapters: LibraryChapter[] = [];
  for (const name of await listNumbered(folder, 'folders'))
    chapters.push(await readChapter(child(folder, name), `${subjectId}-${slug(name)}`));
  return { id: subjectId, ...fields, chapters };
}

/**
 * Reads and checks a library folder in the form that README.md describes.
 * @param root the folder that holds one folder a subject; subjects come in the order of their names
 * @throws LibraryError that names file, line and reason; nothing is returned then
 */
export async function readLibrary(root: string = libraryFolder): Promise<Library> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const subjects: LibrarySubject[] = [];
  for (const name of names.sort()) subjects.push(await readSubject({ root, path: name }, name));
  return { subjects };
}
