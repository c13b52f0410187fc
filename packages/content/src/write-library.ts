import { fileLists } from '@repo/contracts/items/item-kinds';
import { variantLanguages } from '@repo/contracts/languages';
import {
  type Library,
  type LibraryChapter,
  type LibraryImage,
  type LibraryPaper,
  type LibrarySubject,
  libraryChapterFile,
  testFileOf,
} from '@repo/contracts/library';
import { unitWithIds } from '@repo/contracts/papers.rules';
import { stringify } from 'yaml';
import { slug } from './library-folder.ts';
import { languageMark, pageMark, writtenPage } from './page-lines.ts';
import { papersFolder } from './read-papers.ts';

type Files = Map<string, Uint8Array>;

const endings: Record<string, string> = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp' };
const yaml = (value: unknown) => stringify(value, { lineWidth: 0 });

/** Letters and digits of the name, else the fallback; unique among `taken`. */
function slugOf(name: string, fallback: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  // A slug of only digits would be read as a numeric prefix.
  const base = plain === '' || /^\d+(-|$)/.test(plain) ? `${fallback}${plain && `-${plain}`}` : plain;
  let slug = base;
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
  taken.add(slug);
  return slug;
}

/** The id's part after its owner's id, else a slug of the name, so that ids are stable where possible. */
function ownSlug(id: string, ownerId: string, name: string, fallback: string, taken: Set<string>): string {
  const own = id.startsWith(`${ownerId}-`) ? id.slice(ownerId.length + 1) : '';
  const isUsable = /^[a-z][a-z0-9-]*$/.test(own) && !taken.has(own);
  return isUsable ? slugOf(own, fallback, taken) : slugOf(name, fallback, taken);
}

const numbered = (index: number, count: number, slug: string) =>
  `${String(index + 1).padStart(count > 99 ? 3 : 2, '0')}-${slug}`;

type Pages = Pick<LibraryChapter['topics'][number], 'pages' | 'pageVariants'>;

/** Pages, each followed by its translations. */
function pagesFile(head: object, { pages, pageVariants }: Pages): string {
  const written = pages.map((page, index) => {
    const inOthers = variantLanguages.flatMap((language) => {
      const { content } = pageVariants?.[index]?.[language] ?? {};
      return content ? [languageMark(language), writtenPage(content)] : [];
    });
    return [writtenPage(page), ...inOthers].join('\n\n');
  });
  return `---\n${yaml(head)}---\n${written.join(`\n\n${pageMark}\n\n`)}\n`;
}

function writeImage(files: Files, path: string, { bytes }: LibraryImage): void {
  files.set(path, bytes);
}

function writeMemes(
  put: (path: string, text: string) => void,
  files: Files,
  at: string,
  chapter: LibraryChapter,
) {
  const taken = new Set<string>();
  const list = chapter.memes.map(({ id, picture, ...meme }) => {
    if ('url' in picture) return { url: picture.url, ...meme };
    const slug = ownSlug(id, `${chapter.id}-meme`, 'picture', 'picture', taken);
    const image = `${slug}.${endings[picture.mediaType] ?? 'svg'}`;
    writeImage(files, `${at}/memes/${image}`, picture);
    return { image, ...meme };
  });
  if (list.length > 0) put('memes.yaml', yaml(list));
}

/** The first under its own name, others numbered in a folder. */
function writeMore<T extends { id: string; title: string }>(
  put: (path: string, text: string) => void,
  items: readonly T[],
  names: { first: string; folder: string; ownerId: string; ending: string },
  text: (item: T) => string,
): void {
  const taken = new Set<string>();
  items.forEach((item, index) => {
    const slug = ownSlug(item.id, names.ownerId, item.title, 'more', taken);
    const path = `${names.folder}/${numbered(index, items.length, slug)}.${names.ending}`;
    put(index === 0 ? names.first : path, text(item));
  });
}

function writeChapter(files: Files, at: string, chapter: LibraryChapter): void {
  const { id, topics, summaries, tests, mindmaps, figures } = chapter;
  const put = (path: string, text: string) => files.set(`${at}/${path}`, Buffer.from(text));
  put('chapter.yaml', yaml(libraryChapterFile.strip().parse(chapter)));
  const topicSlugs = new Set<string>();
  topics.forEach(({ id: topicId, pages, pageVariants, ...topic }, index) => {
    const slug = ownSlug(topicId, id, topic.name, 'topic', topicSlugs);
    put(`topics/${numbered(index, topics.length, slug)}.md`, pagesFile(topic, { pages, pageVariants }));
  });
  writeMore(
    put,
    summaries,
    { first: 'summary.md', folder: 'summaries', ownerId: `${id}-summary`, ending: 'md' },
    ({ id: _, pages, pageVariants, ...summary }) => pagesFile(summary, { pages, pageVariants }),
  );
  for (const list of fileLists) {
    const items = (chapter[list] ?? []).map(({ id: _, ...item }) => item);
    if (items.length > 0) put(`${list}.yaml`, yaml(items));
  }
  const testSlugs = new Set<string>();
  tests.forEach(({ id: testId, ...test }, index) => {
    const slug = ownSlug(testId, `${id}-test`, test.title, 'test', testSlugs);
    put(`tests/${numbered(index, tests.length, slug)}.yaml`, yaml(testFileOf(test)));
  });
  writeMemes(put, files, at, chapter);
  for (const { name, image } of figures)
    writeImage(files, `${at}/figures/${name}.${endings[image.mediaType] ?? 'svg'}`, image);
  writeMore(
    put,
    mindmaps,
    { first: 'mindmap.yaml', folder: 'mindmaps', ownerId: `${id}-mindmap`, ending: 'yaml' },
    ({ id: _, ...mindmap }) => yaml(mindmap),
  );
}

type Named = { id: string; name: string };

/** Paths of a library's subjects and their chapters, in order. */
export function libraryPlaces(
  subjects: readonly (Named & { chapters: readonly Named[] })[],
): { at: string; chapters: string[] }[] {
  const taken = new Set<string>();
  return subjects.map((subject, index) => {
    const own = /^[a-z][a-z0-9-]*$/.test(subject.id) && subject.id.length < 32 ? subject.id : subject.name;
    const at = numbered(index, subjects.length, slugOf(own, 'subject', taken));
    const takenHere = new Set<string>();
    const { chapters } = subject;
    return {
      at,
      chapters: chapters.map((chapter, place) => {
        const slug = ownSlug(chapter.id, subject.id, chapter.name, 'chapter', takenHere);
        return `${at}/${numbered(place, chapters.length, slug)}`;
      }),
    };
  });
}

/** The id that a chapter at this path gets when read. */
function idAt(path: string): string {
  return path.split('/').map(slug).join('-');
}

/** A library's papers with their paths, in order, referring to the ids that its chapters get when read. */
export function paperParts(
  subjects: Parameters<typeof libraryPlaces>[0],
  papers: readonly LibraryPaper[],
): { at: string; paper: LibraryPaper }[] {
  const places = libraryPlaces(subjects);
  const ids = new Map(
    subjects.flatMap(({ chapters }, index) =>
      chapters.map(({ id }, place) => [id, idAt(places[index]?.chapters[place] ?? '')] as const),
    ),
  );
  const taken = new Set<string>();
  return papers.map((paper, index) => {
    const own =
      /^[a-z][a-z0-9-]*$/.test(paper.id) && paper.id.length < 32 ? paper.id : `${paper.name} ${paper.year}`;
    const units = paper.units.map((unit) => unitWithIds(unit, (id) => ids.get(id)));
    const at = `${papersFolder}/${numbered(index, papers.length, slugOf(own, 'paper', taken))}.yaml`;
    return { at, paper: { ...paper, units } };
  });
}

/** A subject without its chapters, one chapter, or one paper, with its path in the library. */
export type LibraryPart =
  | { at: string; paper: LibraryPaper }
  | { at: string; subject: Omit<LibrarySubject, 'chapters'> }
  | { at: string; chapter: LibraryChapter };

/** Files of a part of a library, by path. */
export function writeLibraryPart(part: LibraryPart): Map<string, Uint8Array> {
  const files: Files = new Map();
  if ('chapter' in part) writeChapter(files, part.at, part.chapter);
  else if ('paper' in part) writePaper(files, part.at, part.paper);
  else writeSubject(files, part.at, part.subject);
  return files;
}

function writePaper(files: Files, at: string, { id: _, ...fields }: LibraryPaper): void {
  files.set(at, Buffer.from(yaml(fields)));
}

function writeSubject(files: Files, at: string, subject: Omit<LibrarySubject, 'chapters'>): void {
  const { id: _, picture, ...fields } = subject;
  const image = picture ? `picture.${endings[picture.mediaType] ?? 'svg'}` : undefined;
  if (picture && image) writeImage(files, `${at}/${image}`, picture);
  files.set(`${at}/subject.yaml`, Buffer.from(yaml({ ...fields, ...(image ? { image } : {}) })));
}

/** Files of a library in the format of README.md, by path; the inverse of `readLibrary`. */
export function writeLibrary(library: Library): Map<string, Uint8Array> {
  const places = libraryPlaces(library.subjects);
  const parts = library.subjects.flatMap(({ chapters, ...subject }, index): LibraryPart[] => [
    { at: places[index]?.at ?? '', subject },
    ...chapters.map((chapter, place) => ({ at: places[index]?.chapters[place] ?? '', chapter })),
  ]);
  const papers = paperParts(library.subjects, library.papers ?? []);
  return new Map([...parts, ...papers].flatMap((part) => [...writeLibraryPart(part)]));
}
