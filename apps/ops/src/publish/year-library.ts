import { fileURLToPath } from 'node:url';
import { readLibrary } from '@repo/content';
import type { Library, LibraryChapter } from '@repo/contracts/library';
import { copyOf } from '#src/server/big-library.ts';

const folder = fileURLToPath(new URL('../../../../packages/content/library/', import.meta.url));

export const subjectCount = 20;
export const chaptersEach = 40;
/** About 48 MB of JSON with 800 chapters. */
const chapterBytes = 59_000;
const wordsAPage = 400;

/** The same words in another order per page, so that they compress like real notes. */
function* shuffledPages(words: readonly string[], seed: number): Generator<string> {
  let state = seed;
  for (;;) {
    const page: string[] = [];
    for (let n = 0; n < wordsAPage; n++) {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      page.push(words[state % words.length] ?? '');
    }
    yield page.join(' ');
  }
}

function filledUp(chapter: LibraryChapter, seed: number): LibraryChapter {
  const [topic] = chapter.topics;
  if (!topic) throw new Error(`the chapter ${chapter.id} has no topic`);
  const words = topic.pages.join(' ').split(/\s+/);
  const missing = () => chapterBytes - JSON.stringify({ ...chapter, memes: [] }).length;
  for (const page of shuffledPages(words, seed)) {
    if (missing() <= 0) return chapter;
    topic.pages.push(page);
  }
  return chapter;
}

/** 20 subjects of 40 chapters, 48 MB: repeats the starter library's chapters, each with different texts. */
export async function yearLibrary(): Promise<Library> {
  const { subjects } = await readLibrary(folder);
  const [first] = subjects;
  const chapters = subjects.flatMap((subject) => subject.chapters);
  if (!first) throw new Error('the starter library is empty');
  return {
    subjects: Array.from({ length: subjectCount }, (_, s) => ({
      ...first,
      id: `bench-${s}`,
      name: `Subject ${s + 1}`,
      picture: null,
      chapters: Array.from({ length: chaptersEach }, (_, c) => {
        const number = s * chaptersEach + c;
        const chapter = chapters[number % chapters.length];
        if (!chapter) throw new Error('the starter library has no chapters');
        return filledUp(copyOf(chapter, number + 2), number + 1);
      }),
    })),
  };
}
