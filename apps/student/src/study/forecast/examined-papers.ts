import { areLevels, paperMarks, unitMarksSum } from '@repo/contracts/papers.rules';
import type { ExaminedSubject, QuestionForm } from '@repo/revision/forecast';
import type { Library, LibraryPaper } from '#src/content/library/library.ts';

/** One of our subjects with its chapters in one paper. */
export type ChaptersOfSubject = { id: string; name: string; chapterIds: string[] };

/** Chapters examined in one paper: the board's Science is three of our subjects. */
export type ExaminedPaper = {
  id: string;
  /** The paper's name; null for subjects without a known board paper. */
  name: string | null;
  examined: ExaminedSubject;
  /**
   * Why there is no forecast: the board's marks are unknown, are of chapters that aren't here, or are too
   * few.
   */
  noFigure: 'unknownMarks' | 'tooShort' | null;
  subjects: ChaptersOfSubject[];
};

/** With fewer marks, such as in one of four parts of a paper, luck matters too much for a forecast. */
const marksNeeded = 60;

/** Available chapters by subject, in order. */
const subjectsOf = (library: Library): ChaptersOfSubject[] =>
  library.listSubjects().flatMap(({ _id: id, name, isAllContentAvailable }) => {
    const chapterIds = library.chaptersOfSubject(id).map(({ _id }) => _id);
    return isAllContentAvailable && chapterIds.length > 0 ? [{ id, name, chapterIds }] : [];
  });

function only(subjects: readonly ChaptersOfSubject[], isWanted: (chapterId: string) => boolean) {
  return subjects.flatMap(({ chapterIds, ...subject }) => {
    const wanted = chapterIds.filter(isWanted);
    return wanted.length > 0 ? [{ ...subject, chapterIds: wanted }] : [];
  });
}

/** Form of a paper's questions: each question of a case is worth one mark for one of four options. */
const formOf = ({ sections }: Pick<LibraryPaper, 'sections'>): QuestionForm[] =>
  sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ kind, marks, count }): QuestionForm[] =>
      kind === 'written'
        ? Array.from({ length: count }, () => ({ marks, isChoice: false }))
        : Array.from({ length: count * marks }, () => ({ marks: 1, isChoice: true })),
    );

function examinedBy(paper: LibraryPaper, subjects: readonly ChaptersOfSubject[]): ExaminedPaper {
  const there = new Set(subjects.flatMap(({ chapterIds }) => chapterIds));
  const units = paper.units.map(({ name, marks, chapterIds }) => ({
    ...{ id: name, marks },
    chapterIds: chapterIds.filter((chapterId) => there.has(chapterId)),
  }));
  const isKnown =
    units.every(({ chapterIds }) => chapterIds.length > 0) && paperMarks(paper) === unitMarksSum(paper);
  const own = new Set(units.flatMap(({ chapterIds }) => chapterIds));
  return {
    ...{ id: paper._id, name: paper.name },
    examined: { units: units.filter(({ chapterIds }) => chapterIds.length > 0), paper: formOf(paper) },
    noFigure: isKnown ? (paperMarks(paper) < marksNeeded ? 'tooShort' : null) : 'unknownMarks',
    subjects: only(subjects, (chapterId) => own.has(chapterId)),
  };
}

/** The newest paper of each name, in order of first appearance. */
function newestPapers(library: Library): LibraryPaper[] {
  const newest = new Map<string, LibraryPaper>();
  for (const paper of library.listPapers()) {
    const known = newest.get(paper.name);
    if (!known || paper.year > known.year) newest.set(paper.name, paper);
  }
  return [...newest.values()];
}

/** Longest common prefix of the names, in whole words. */
function sharedName(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return first.slice(0, end < 0 ? undefined : end).join(' ');
}

/** Merges a paper's levels, because they share a forecast. */
function withoutLevels(papers: readonly LibraryPaper[]): LibraryPaper[] {
  return papers.flatMap((paper, at) => {
    const levels = papers.filter((one) => areLevels(one, paper));
    if (levels[0] !== papers[at]) return [];
    return [{ ...paper, name: sharedName(levels.map(({ name }) => name)) || paper.name }];
  });
}

/**
 * The board's papers, from the published blueprints with units, marks, chapters and question forms. Chapters
 * in no paper follow at the end; they have no forecast.
 */
export function examinedPapers(library: Library): ExaminedPaper[] {
  const subjects = subjectsOf(library);
  const papers = withoutLevels(newestPapers(library))
    .map((paper) => examinedBy(paper, subjects))
    .filter((paper) => paper.subjects.length > 0);
  const inPapers = new Set(papers.flatMap((paper) => paper.subjects.flatMap(({ chapterIds }) => chapterIds)));
  const others = only(subjects, (chapterId) => !inPapers.has(chapterId));
  if (others.length === 0) return papers;
  const units = others.map(({ id, chapterIds }) => ({ id, marks: 1, chapterIds }));
  const paper = units.map((): QuestionForm => ({ marks: 1, isChoice: true }));
  return [
    ...papers,
    { id: 'others', name: null, examined: { units, paper }, noFigure: 'unknownMarks', subjects: others },
  ];
}
