import { fileURLToPath } from 'node:url';
import { readLibrary } from '@repo/content';
import type { Library, LibraryChapter } from '@repo/contracts/library';

const folder = fileURLToPath(new URL('../../../../packages/content/library/', import.meta.url));

/** Size in the library's own form; students download 4.8 MB of it. */
const yearBytes = 4.24e6;

/** A copy of a chapter with its own ids and different texts, so that it compresses like another chapter. */
export function copyOf(chapter: LibraryChapter, copy: number): LibraryChapter {
  const suffix = `copy-${copy}`;
  // Pictures are binary, not JSON: copied as they are.
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

/** The approximate size of a chapter's download, without pictures. */
const sizeOf = ({ memes: _memes, figures: _figures, ...texts }: LibraryChapter) =>
  JSON.stringify(texts).length;

/** How many chapters, repeated from the first one, reach this size. */
function countFor(chapters: readonly LibraryChapter[], bytes: number): number {
  const sizes = chapters.map(sizeOf);
  let count = 0;
  for (let sum = 0; sum < bytes; count++) sum += sizes[count % sizes.length] ?? bytes;
  return count;
}

/**
 * The starter library, filled up with copies of its chapters to the size of this many school years
 * (`yearBytes` of JSON each), so that measurements don't change when the library grows.
 */
export async function bigLibrary(years: number): Promise<Library> {
  const library = await readLibrary(folder);
  const chapters = library.subjects.flatMap((subject) => subject.chapters);
  const count = countFor(chapters, years * yearBytes);
  const copiesOf = new Map(
    chapters.map((chapter, at) => [
      chapter,
      Array.from({ length: Math.ceil((count - at) / chapters.length) }, (_, index) =>
        index === 0 ? chapter : copyOf(chapter, index + 1),
      ),
    ]),
  );
  return {
    subjects: library.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.flatMap((chapter) => copiesOf.get(chapter) ?? []),
    })),
  };
}
