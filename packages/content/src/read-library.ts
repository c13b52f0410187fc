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
  libraryTopicHead,
} from '@repo/contracts/library';
import { checkChapterAmounts, checkPageLength } from './check-amounts.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkMarkup } from './check-markup.ts';
import { checkTexts, SeenTexts } from './check-texts.ts';
import { LibraryError } from './library-error.ts';
import {
  child,
  type Folder,
  fileName,
  listNumbered,
  openYamlFile,
  readText,
  readYaml,
  slug,
} from './library-folder.ts';
import { parsePages } from './parse-pages.ts';
import { readTests } from './read-tests.ts';

/** The starter library beside this package's source. */
export const libraryFolder = fileURLToPath(new URL('../library', import.meta.url));

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const imageMaxBytes = 20_000;

async function readMemes(folder: Folder, chapterId: string): Promise<LibraryChapter['memes']> {
  const memes: LibraryChapter['memes'] = [];
  for (const { image, alt } of await readYaml(folder, 'memes.yaml', libraryMemesFile)) {
    const file = fileName(child(folder, 'memes'), image);
    const bytes = await readFile(join(folder.root, file)).catch(() => {
      throw new LibraryError(file, undefined, 'the image is missing');
    });
    if (bytes.length > imageMaxBytes) throw new LibraryError(file, undefined, 'the image is over 20 KB');
    const mediaType = mediaTypes[extname(image)] ?? 'image/svg+xml';
    if (mediaType === 'image/svg+xml') checkDrawing(file, bytes.toString());
    memes.push({ id: `${chapterId}-meme-${slug(image)}`, bytes, mediaType, alt });
  }
  return memes;
}

function checkTopicPage(file: string, page: string, firstLine: number): void {
  checkMarkup(file, page, firstLine);
  checkPageLength(file, page, firstLine);
}

async function readTopics(folder: Folder, chapterId: string): Promise<LibraryChapter['topics']> {
  const topics: LibraryChapter['topics'] = [];
  const topicsFolder = child(folder, 'topics');
  for (const name of await listNumbered(topicsFolder, 'files')) {
    const text = await readText(topicsFolder, name);
    const topic = parsePages(fileName(topicsFolder, name), text, libraryTopicHead, checkTopicPage);
    topics.push({ id: `${chapterId}-${slug(name)}`, ...topic });
  }
  if (topics.length === 0)
    throw new LibraryError(fileName(folder, 'topics'), undefined, 'the chapter has no topic');
  return topics;
}

async function readCards(folder: Folder, seen: SeenTexts) {
  const yaml = await openYamlFile(folder, 'flashcards.yaml');
  const cards = yaml.parse(libraryFlashcardsFile);
  for (const [at, { question, answer }] of cards.entries()) {
    const placed = { path: [at, 'question'], text: question };
    seen.add(yaml, placed, 'a card');
    checkTexts(yaml, [placed, { path: [at, 'answer'], text: answer }]);
  }
  return cards;
}

/** What was seen of a subject so far: a card may ask what a question asks, but neither asks twice. */
type Seen = { cards: SeenTexts; questions: SeenTexts };

async function readChapter(folder: Folder, chapterId: string, seen: Seen): Promise<LibraryChapter> {
  const cards = await readCards(folder, seen.cards);
  const summaryText = await readText(folder, 'summary.md');
  const chapter: LibraryChapter = {
    id: chapterId,
    ...(await readYaml(folder, 'chapter.yaml', libraryChapterFile)),
    topics: await readTopics(folder, chapterId),
    summary: {
      id: `${chapterId}-summary`,
      ...parsePages(fileName(folder, 'summary.md'), summaryText, librarySummaryHead),
    },
    flashcards: cards.map((card, at) => ({ id: `${chapterId}-card-${at + 1}`, ...card })),
    tests: await readTests(folder, chapterId, seen.questions),
    memes: await readMemes(folder, chapterId),
    mindmap: { id: `${chapterId}-mindmap`, ...(await readYaml(folder, 'mindmap.yaml', libraryMindmapFile)) },
  };
  checkChapterAmounts(folder.path, chapter);
  return chapter;
}

async function readSubject(folder: Folder, subjectId: string): Promise<LibrarySubject> {
  const fields = await readYaml(folder, 'subject.yaml', librarySubjectFile);
  const chapters: LibraryChapter[] = [];
  const seen: Seen = { cards: new SeenTexts(), questions: new SeenTexts() };
  for (const name of await listNumbered(folder, 'folders'))
    chapters.push(await readChapter(child(folder, name), `${subjectId}-${slug(name)}`, seen));
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
