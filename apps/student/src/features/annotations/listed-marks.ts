import type { Mark } from '@repo/contracts/marks';
import type { Library } from '#src/content/library/library.ts';
import type { OnDevice } from '#src/platform/storage/study-database.ts';
import { type FoundMark, findMark } from '#src/reading/annotations/find-mark.ts';
import { libraryItems } from '#src/reading/annotations/library-items.ts';

export type ListedMark = FoundMark & { mark: OnDevice<Mark> };
/** `chapterId` is null for marks in chapters that the student no longer has. */
export type MarksOfChapter = { chapterId: string | null; name: string; marks: ListedMark[] };
export type MarksOfSubject = { subjectId: string | null; name: string; chapters: MarksOfChapter[] };

/** Normalizes a text: 'x²' is found by 'x2', ignoring case. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The marks with every word in their text or note. */
export function searchMarks(marks: readonly OnDevice<Mark>[], words: string): OnDevice<Mark>[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return marks.filter(({ quote, note }) => {
    const text = plain(`${quote.exact} ${note}`);
    return wanted.every((word) => text.includes(word));
  });
}

const abouts = ['page', 'card', 'question', 'written'] as const;

/** The marks in the chapter's order; those without a position come last. */
function inOrder(library: Library, listed: readonly ListedMark[]): ListedMark[] {
  const placeOf = ({ item, mark }: ListedMark): [number, number, number] => {
    const about = abouts.indexOf(mark.about);
    const at = item ? libraryItems(library, item.chapterId, item.about).indexOf(item) : -1;
    return [at < 0 ? abouts.length : about, at, mark.changedAtMs];
  };
  return listed
    .map((one) => ({ one, place: placeOf(one) }))
    .sort(({ place: a }, { place: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ one }) => one);
}

/** The marks by subject and chapter in the library's order; those without an existing chapter come last. */
export function listMarks(
  library: Library,
  marks: readonly OnDevice<Mark>[],
  elsewhere: string,
): MarksOfSubject[] {
  const byChapter = new Map<string, ListedMark[]>();
  for (const mark of marks) {
    const found = findMark(library, mark);
    const chapterId = found.item?.chapterId ?? mark.chapterId;
    byChapter.set(chapterId, [...(byChapter.get(chapterId) ?? []), { ...found, mark }]);
  }
  const listed = library.listSubjects().flatMap(({ _id: subjectId, name }): MarksOfSubject | [] => {
    const chapters = library.chaptersOfSubject(subjectId).flatMap((chapter): MarksOfChapter | [] => {
      const own = byChapter.get(chapter._id);
      byChapter.delete(chapter._id);
      return own ? { chapterId: chapter._id, name: chapter.name, marks: inOrder(library, own) } : [];
    });
    return chapters.length > 0 ? { subjectId, name, chapters } : [];
  });
  const others = [...byChapter.values()].flat();
  if (others.length === 0) return listed;
  const chapter = { chapterId: null, name: elsewhere, marks: inOrder(library, others) };
  return [...listed, { subjectId: null, name: elsewhere, chapters: [chapter] }];
}
