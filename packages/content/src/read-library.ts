import { fileURLToPath } from 'node:url';
import {
  type Library,
  type LibraryChapter,
  type LibrarySubject,
  libraryChapterFile,
  libraryFlashcardsFile,
  libraryMindmapFile,
  librarySubjectFile,
  librarySummaryHead,
  libraryTopicHead,
} from '@repo/contracts/library';
import { checkChapterAmounts, checkPageLength } from './check-amounts.ts';
import { checkMarkup } from './check-markup.ts';
import { checkTexts, SeenTexts } from './check-texts.ts';
import { diskFiles, type LibraryFiles } from './library-files.ts';
import {
  child,
  type Folder,
  fileName,
  listNumbered,
  openListFile,
  readText,
  readTextIfThere,
  readYaml,
  slug,
} from './library-folder.ts';
import { libraryTexts } from './library-texts.ts';
import { type PageCheck, parsePages } from './parse-pages.ts';
import { readPlainLists } from './plain-lists.ts';
import { checkFiguresShown, readFigures } from './read-figures.ts';
import { readImage, readMemes } from './read-images.ts';
import { papersFolder, readPapers } from './read-papers.ts';
import { readTests } from './read-tests.ts';
import { readWritten } from './read-written.ts';

/** The starter library in this package. */
export const libraryFolder = fileURLToPath(new URL('../library', import.meta.url));

const checkTopicPage: PageCheck = (file, page, firstLine, language) => {
  checkMarkup(file, page, firstLine);
  if (!language) checkPageLength(file, page, firstLine);
};

async function readTopics(folder: Folder, chapterId: string): Promise<LibraryChapter['topics']> {
  const topics: LibraryChapter['topics'] = [];
  const topicsFolder = child(folder, 'topics');
  for (const name of await listNumbered(topicsFolder, 'files')) {
    const text = await readText(topicsFolder, name);
    const check = folder.isStarter ? checkTopicPage : undefined;
    const topic = parsePages(fileName(topicsFolder, name), text, libraryTopicHead, check);
    topics.push({ id: `${chapterId}-${slug(name)}`, ...topic });
  }
  return topics;
}

/** The first is summary.md, others are in summaries/. */
async function readSummaries(folder: Folder, chapterId: string): Promise<LibraryChapter['summaries']> {
  const parse = (file: string, text: string) =>
    parsePages(file, text, librarySummaryHead, folder.isStarter ? checkMarkup : undefined);
  const first = folder.isStarter
    ? await readText(folder, 'summary.md')
    : await readTextIfThere(folder, 'summary.md');
  const summaries: LibraryChapter['summaries'] = [];
  if (first !== null)
    summaries.push({ id: `${chapterId}-summary`, ...parse(fileName(folder, 'summary.md'), first) });
  const more = child(folder, 'summaries');
  for (const name of await listNumbered(more, 'files'))
    summaries.push({
      id: `${chapterId}-summary-${slug(name)}`,
      ...parse(fileName(more, name), await readText(more, name)),
    });
  return summaries;
}

/** The first is mindmap.yaml, others are in mindmaps/. */
async function readMindmaps(folder: Folder, chapterId: string): Promise<LibraryChapter['mindmaps']> {
  const mindmaps: LibraryChapter['mindmaps'] = [];
  const isThere = folder.isStarter || (await readTextIfThere(folder, 'mindmap.yaml')) !== null;
  if (isThere)
    mindmaps.push({
      id: `${chapterId}-mindmap`,
      ...(await readYaml(folder, 'mindmap.yaml', libraryMindmapFile)),
    });
  const more = child(folder, 'mindmaps');
  for (const name of await listNumbered(more, 'files'))
    mindmaps.push({
      id: `${chapterId}-mindmap-${slug(name)}`,
      ...(await readYaml(more, name, libraryMindmapFile)),
    });
  return mindmaps;
}

async function readCards(folder: Folder, seen: SeenTexts) {
  const yaml = await openListFile(folder, 'flashcards.yaml');
  const cards = yaml.parse(libraryFlashcardsFile);
  for (const [at, { question, answer, variants = {} }] of folder.isStarter ? cards.entries() : []) {
    const placed = { path: [at, 'question'], text: question };
    seen.add(yaml, placed, 'a card');
    const inOthers = Object.entries(variants).flatMap(([language, texts]) =>
      Object.entries(texts ?? {}).map(([name, text]) => ({ path: [at, 'variants', language, name], text })),
    );
    checkTexts(yaml, [placed, { path: [at, 'answer'], text: answer }, ...inOthers]);
  }
  return cards;
}

/**
 * Texts of a subject so far: no duplicate cards, and no duplicate questions, but a card may equal a question.
 */
type Seen = { cards: SeenTexts; questions: SeenTexts; written: SeenTexts };

async function readChapter(folder: Folder, chapterId: string, seen: Seen): Promise<LibraryChapter> {
  const cards = await readCards(folder, seen.cards);
  const chapter: LibraryChapter = {
    id: chapterId,
    ...(await readYaml(folder, 'chapter.yaml', libraryChapterFile)),
    ...(await readPlainLists(folder, chapterId)),
    topics: await readTopics(folder, chapterId),
    summaries: await readSummaries(folder, chapterId),
    flashcards: cards.map((card, at) => ({ id: `${chapterId}-card-${at + 1}`, ...card })),
    tests: await readTests(folder, chapterId, seen.questions),
    memes: await readMemes(folder, chapterId),
    mindmaps: await readMindmaps(folder, chapterId),
    written: await readWritten(folder, chapterId, seen.written),
    figures: await readFigures(folder),
  };
  if (folder.isStarter) {
    checkChapterAmounts(folder.path, chapter);
    checkFiguresShown(folder.path, libraryTexts(chapter), chapter.figures);
  }
  return chapter;
}

async function readSubject(folder: Folder, subjectId: string): Promise<LibrarySubject> {
  const { image, ...fields } = await readYaml(folder, 'subject.yaml', librarySubjectFile);
  const chapters: LibraryChapter[] = [];
  const seen: Seen = { cards: new SeenTexts(), questions: new SeenTexts(), written: new SeenTexts() };
  for (const name of await listNumbered(folder, 'folders'))
    chapters.push(await readChapter(child(folder, name), `${subjectId}-${slug(name)}`, seen));
  const picture = image ? await readImage(folder, image) : null;
  return { id: subjectId, ...fields, picture, chapters };
}

/**
 * Reads a library in the format of README.md; subjects are ordered by folder name or its numeric prefix.
 * @param from file access, or the folder with one folder per subject
 * @param options.isStarter also check the starter library's rules: markup, answers, equations, amounts
 * @throws LibraryError with file, line and reason; nothing is returned then
 */
export async function readLibrary(
  from: string | LibraryFiles = libraryFolder,
  { isStarter = false }: { isStarter?: boolean } = {},
): Promise<Library> {
  const files = typeof from === 'string' ? diskFiles(from) : from;
  const names = (await files.list(''))
    .filter((entry) => entry.isFolder && entry.name !== papersFolder)
    .map((entry) => entry.name);
  const subjects: LibrarySubject[] = [];
  for (const name of names.sort())
    subjects.push(await readSubject({ files, path: name, isStarter }, slug(name)));
  const papers = await readPapers({ files, path: '', isStarter }, subjects);
  return papers.length > 0 ? { subjects, papers } : { subjects };
}
