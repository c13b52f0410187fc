import type { Library, LibraryChapter, LibraryImage, LibrarySubject } from '@repo/contracts/library';
import { stringify } from 'yaml';
import { pageMark, writtenPage } from './page-lines.ts';

type Files = Map<string, Uint8Array>;

const endings: Record<string, string> = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp' };
const yaml = (value: unknown) => stringify(value, { lineWidth: 0 });

/** Letters and digits of the name, else what stands for it; never the same twice among `taken`. */
function slugOf(name: string, fallback: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  // A slug of digits alone would read as the number in front of it.
  const base = plain === '' || /^\d+(-|$)/.test(plain) ? `${fallback}${plain && `-${plain}`}` : plain;
  let slug = base;
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
  taken.add(slug);
  return slug;
}

/** The part of an id that its owner's does not have, else a slug of the name: ids stay the same where they can. */
function ownSlug(id: string, ownerId: string, name: string, fallback: string, taken: Set<string>): string {
  const own = id.startsWith(`${ownerId}-`) ? id.slice(ownerId.length + 1) : '';
  const isUsable = /^[a-z][a-z0-9-]*$/.test(own) && !taken.has(own);
  return isUsable ? slugOf(own, fallback, taken) : slugOf(name, fallback, taken);
}

const numbered = (index: number, count: number, slug: string) =>
  `${String(index + 1).padStart(count > 99 ? 3 : 2, '0')}-${slug}`;

const pagesFile = (head: object, pages: readonly string[]) =>
  `---\n${yaml(head)}---\n${pages.map(writtenPage).join(`\n\n${pageMark}\n\n`)}\n`;

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
  const list = chapter.memes.map(({ id, picture, alt }) => {
    if ('url' in picture) return { url: picture.url, alt };
    const slug = ownSlug(id, `${chapter.id}-meme`, 'picture', 'picture', taken);
    const image = `${slug}.${endings[picture.mediaType] ?? 'svg'}`;
    writeImage(files, `${at}/memes/${image}`, picture);
    return { image, alt };
  });
  if (list.length > 0) put('memes.yaml', yaml(list));
}

/** The first under its own name, the others numbered in a folder. */
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
  const { id, name, isAllContentAvailable, topics, summaries, flashcards, tests, mindmaps } = chapter;
  const put = (path: string, text: string) => files.set(`${at}/${path}`, Buffer.from(text));
  put('chapter.yaml', yaml({ name, isAllContentAvailable }));
  const topicSlugs = new Set<string>();
  topics.forEach(({ id: topicId, name: topicName, description, pages }, index) => {
    const slug = ownSlug(topicId, id, topicName, 'topic', topicSlugs);
    put(
      `topics/${numbered(index, topics.length, slug)}.md`,
      pagesFile({ name: topicName, description }, pages),
    );
  });
  writeMore(
    put,
    summaries,
    { first: 'summary.md', folder: 'summaries', ownerId: `${id}-summary`, ending: 'md' },
    ({ title, pages }) => pagesFile({ title }, pages),
  );
  if (flashcards.length > 0) put('flashcards.yaml', yaml(flashcards.map(({ id: _, ...card }) => card)));
  const testSlugs = new Set<string>();
  tests.forEach(({ id: testId, ...test }, index) => {
    const slug = ownSlug(testId, `${id}-test`, test.title, 'test', testSlugs);
    put(`tests/${numbered(index, tests.length, slug)}.yaml`, yaml(test));
  });
  writeMemes(put, files, at, chapter);
  writeMore(
    put,
    mindmaps,
    { first: 'mindmap.yaml', folder: 'mindmaps', ownerId: `${id}-mindmap`, ending: 'yaml' },
    ({ title, root }) => yaml({ title, root }),
  );
}

function writeSubject(files: Files, at: string, subject: LibrarySubject): void {
  const { id, chapters, picture, ...fields } = subject;
  const image = picture ? `picture.${endings[picture.mediaType] ?? 'svg'}` : undefined;
  if (picture && image) writeImage(files, `${at}/${image}`, picture);
  files.set(`${at}/subject.yaml`, Buffer.from(yaml({ ...fields, ...(image ? { image } : {}) })));
  const taken = new Set<string>();
  chapters.forEach((chapter, index) => {
    const slug = ownSlug(chapter.id, id, chapter.name, 'chapter', taken);
    writeChapter(files, `${at}/${numbered(index, chapters.length, slug)}`, chapter);
  });
}

/** A library as files in the form of README.md, by path; `readLibrary` reads the same back. */
export function writeLibrary(library: Library): Map<string, Uint8Array> {
  const files: Files = new Map();
  const taken = new Set<string>();
  library.subjects.forEach((subject, index) => {
    const own = /^[a-z][a-z0-9-]*$/.test(subject.id) && subject.id.length < 32 ? subject.id : subject.name;
    const slug = slugOf(own, 'subject', taken);
    writeSubject(files, numbered(index, library.subjects.length, slug), subject);
  });
  return files;
}
