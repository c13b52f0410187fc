import { DEFAULT_SUBJECT_COLOR, syllabusColor } from '@repo/ui/subject-theme';
import type { LibrarySubject } from './collections.ts';
import { useLibrary } from './library.ts';

type Coloured = Pick<LibrarySubject, '_id' | 'color' | 'isAllContentAvailable'>;

/** A subject's own colour; without one, that of its row on the progress page. */
export function colorOfSubject(subjects: readonly Coloured[], subjectId: string): string {
  const shown = subjects.filter(({ isAllContentAvailable }) => isAllContentAvailable);
  const place = shown.findIndex(({ _id }) => _id === subjectId);
  return shown[place]?.color ?? (place < 0 ? DEFAULT_SUBJECT_COLOR : syllabusColor(place));
}

/** A subject's colour in illustrations. */
export const useSubjectColor = (subjectId: string): string =>
  colorOfSubject(useLibrary().listSubjects(), subjectId);
