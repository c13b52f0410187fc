import { fileURLToPath } from 'node:url';
import { readLibrary } from '@repo/content';
import type { Library, LibraryChapter } from '@repo/contracts/library';

const folder = fileURLToPath(new URL('../../../../packages/content/library/', import.meta.url));

/** A copy of a chapter whose ids are all its own and whose texts differ, so that it compresses like another chapter. */
export function copyOf(chapter: LibraryChapter, copy: number): LibraryChapter {
  const suffix = `copy-${copy}`;
  // Bytes are no JSON: pictures are taken over beside it.
  const renamed = JSON.stringify({ ...chapter, memes: [], figures: [] }).replaceAll(
    `"id":"${chapter.id}`,
    `"id":"${chapter.id}-${suffix}`,
  );
  const { memes: _none, figures: __none, ...fields } = JSON.parse(renamed) as LibraryChapter;
  const memes = chapter.memes.map((meme) => ({
    ...meme,
    id: meme.id.replace(chapter.id, `${chapter.id}-${suffix}`),
  }));
  return { ...fields, memes, figures: chapter.figures, name: `${chapter.name} ${copy}` };
}

/** The starter library with each chapter `copies` times: what a school board's whole year weighs. */
export async function bigLibrary(copies: number): Promise<Library> {
  const library = await readLibrary(folder);
  return {
    subjects: library.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.flatMap((chapter) => [
        chapter,
        ...Array.from({ length: copies - 1 }, (_, index) => copyOf(chapter, index + 2)),
      ]),
    })),
  };
}
