import { drawPaper, type MissingQuestions, type PaperQuestion } from '@repo/contracts/papers.compose';
import type { Library, LibraryPaper } from '#src/content/library/library.ts';
import type { Asked, PaperSheet } from '#src/study/written/kept-paper.ts';
import { newAttemptId } from '#src/study-log/outbox/attempt-id.ts';

/** A generated paper that isn't started, the questions its chapters lack, and its question keys. */
export type Drawn = { sheet: PaperSheet; missing: MissingQuestions[]; keys: string[] };

type Source = Pick<Library, 'findChapter' | 'testsOfChapter' | 'writtenOfChapter' | 'timestamp'>;

/** Chapters of a paper that the student can open. */
const openChapters = ({ units }: LibraryPaper, { findChapter }: Source) =>
  units
    .flatMap(({ chapterIds }) => chapterIds)
    .filter((id) => {
      const chapter = findChapter(id);
      return chapter?.isAllContentAvailable && !chapter.isLocked;
    });

function askedOf(drawn: PaperQuestion, number: number, library: Source): Asked | null {
  const { chapterId, marks } = drawn;
  if (drawn.kind === 'written') {
    const found = library.writtenOfChapter(chapterId).find(({ _id }) => _id === drawn.writtenId);
    if (!found) return null;
    const alternatives = drawn.hasChoice ? found.alternatives : found.alternatives.slice(0, 1);
    return { kind: 'written', chapterId, marks, number, question: { ...found, alternatives } };
  }
  const { testId, index: first, count } = drawn;
  const test = library.testsOfChapter(chapterId).find(({ _id }) => _id === testId);
  const questions = test?.questions.slice(first, first + count) ?? [];
  return { kind: 'choice', chapterId, marks, number, testId, first, questions };
}

/**
 * Generates a paper from open chapters of the content on this device.
 * @param askedBefore question keys of earlier papers, latest last
 */
export function drawSheet(
  paper: LibraryPaper,
  library: Source,
  askedBefore: readonly (readonly string[])[],
): Drawn {
  const chapters = openChapters(paper, library).map((id) => ({
    _id: id,
    tests: library.testsOfChapter(id),
    written: library.writtenOfChapter(id),
  }));
  const { sections: drawn, missing } = drawPaper(paper, chapters, Math.random, askedBefore);
  const questions: Asked[] = [];
  const sections = drawn.map(({ name, title, questions: own }) => {
    const first = questions.length;
    for (const one of own) {
      const asked = askedOf(one, questions.length + 1, library);
      if (asked) questions.push(asked);
    }
    return { name, title, first, count: questions.length - first };
  });
  const { timestamp: contentTimestamp } = library;
  return {
    sheet: { attemptId: newAttemptId(), paper, contentTimestamp, sections, questions },
    missing,
    keys: drawn.flatMap((section) => section.questions.map(({ key }) => key)),
  };
}
