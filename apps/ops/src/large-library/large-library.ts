import type { BulkContent, Chapter, Subject } from '@repo/contracts/content';

export const chapterCount = 800;
export const libraryBytes = 48e6;
const chaptersASubject = 40;
/** Shorter texts are names and labels. */
const shuffledWordsMin = 8;

/** The words in another order for each seed, so that copies compress like different chapters. */
function shuffled(text: string, seed: number): string {
  const words = text.split(' ');
  if (words.length < shuffledWordsMin) return text;
  let state = seed;
  for (let last = words.length - 1; last > 0; last--) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = state % (last + 1);
    [words[last], words[other]] = [words[other] ?? '', words[last] ?? ''];
  }
  return words.join(' ');
}

/** A chapter with other ids and texts, with so many of its items that it has about `length` characters of JSON. */
function shortCopy(chapter: Chapter, copy: number, subjectId: string, length: number): Chapter {
  const share = length / JSON.stringify(chapter).length;
  const shortened = JSON.stringify(chapter, (_key, value) =>
    Array.isArray(value) && value[0]?._id ? value.slice(0, Math.ceil(value.length * share)) : value,
  );
  const renamed = shortened.replaceAll(`"_id":"${chapter._id}`, `"_id":"copy-${copy}-${chapter._id}`);
  const made = JSON.parse(renamed, (key, value) =>
    typeof value === 'string' && key !== '_id' ? shuffled(value, copy) : value,
  ) as Chapter;
  return { ...made, name: `${chapter.name} ${copy}`, subject: { _id: subjectId } };
}

/** Published subjects, filled up to 800 chapters and 48 MB of JSON with short copies in new subjects. */
export function largeLibrary({ subjects }: Pick<BulkContent, 'subjects'>): Subject[] {
  const chapters = subjects.flatMap((subject) => subject.chapters);
  const [first] = subjects;
  if (!first) throw new Error('nothing is published');
  const made: Subject[] = [];
  let bytesLeft = libraryBytes - JSON.stringify(subjects).length;
  for (let count = chapters.length; count < chapterCount; count++) {
    const copy = count - chapters.length + 1;
    const id = `large-${Math.floor((copy - 1) / chaptersASubject)}`;
    if (made.at(-1)?._id !== id)
      made.push({ ...first, _id: id, name: `Subject ${made.length + 1}`, chapters: [] });
    const original = chapters[count % chapters.length];
    if (!original) throw new Error('no chapter is published');
    const chapter = shortCopy(original, copy, id, bytesLeft / (chapterCount - count));
    bytesLeft -= JSON.stringify(chapter).length;
    made.at(-1)?.chapters.push(chapter);
  }
  return [...subjects, ...made];
}
