import {
  daysTo,
  type ExaminedSubject,
  examDaysOf,
  examinedSubjects,
  sharedDay,
  subjectsOfPaper,
} from '@repo/contracts/exam-days.rules';
import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import type { Library, LibraryPaper } from '#src/content/library/library.ts';
import { currentLocale } from '#src/platform/language/language.ts';
import { daysUntil } from './paper-to-sit.ts';

/** A paper of the student's date sheet; `day` such as 2027-02-15. */
export type DatedPaper = ExaminedSubject & { day: string };

type Known = Pick<RevisionPlanReply, 'plan' | 'dateSheets'>;

const subjectIn = (library: Library) => (chapterId: string) => library.findChapter(chapterId)?.subjectId;

/** What the board examines, of all available subjects. */
export const examinedIn = (library: Library): ExaminedSubject[] =>
  examinedSubjects(
    library.listSubjects().filter(({ isAllContentAvailable }) => isAllContentAvailable),
    library.listPapers(),
    subjectIn(library),
  );

/** The student's papers in the order of their days; empty without a date sheet. */
export function dateSheet(library: Library, known: Known): DatedPaper[] {
  const days = examDaysOf(known);
  return examinedIn(library)
    .flatMap((one): DatedPaper[] => {
      const day = sharedDay(one, days);
      if (day) return [{ ...one, day }];
      return one.subjectIds.flatMap((id) => {
        const [own, name] = [days[id], library.findSubject(id)?.name];
        return own && name ? [{ name, subjectIds: [id], day: own }] : [];
      });
    })
    .sort((one, other) => daysTo(one.day, other.day));
}

/** Subjects whose paper is over while others are still to come: they need no more study. */
export function examinedBefore(today: string, known: Known | null): ReadonlySet<string> {
  const days = known ? Object.entries(examDaysOf(known)) : [];
  if (days.every(([, day]) => day < today)) return new Set();
  return new Set(days.filter(([, day]) => day < today).map(([id]) => id));
}

/** The next papers: those of the earliest day from today on. */
export function nextPapers(sheet: readonly DatedPaper[], today: string): DatedPaper[] {
  const next = sheet.find(({ day }) => day >= today);
  return next ? sheet.filter(({ day }) => day === next.day) : [];
}

/** Days to the student's exams. */
export type ExamsAhead = {
  /** To the next one; null when none is to come. */
  next: number | null;
  /**
   * Days to the exam of a board paper. With a date sheet also null on the day before, which is for a few
   * cards and sleep.
   */
  of: (paper: LibraryPaper) => number | null;
};

/** Days to the student's exams, by their date sheet or their one exam day. */
export function examsAhead(library: Library, known: Known, now: Date): ExamsAhead {
  const days = examDaysOf(known);
  const nearest = (ahead: readonly (string | null | undefined)[]): number | null =>
    ahead
      .map((day) => daysUntil(day, now))
      .reduce((least, left) => (least === null || (left !== null && left < least) ? left : least), null);
  const first = nearest([known.plan?.examOn]);
  return {
    next: nearest([known.plan?.examOn, ...Object.values(days)]),
    of(paper) {
      const own = subjectsOfPaper(paper, subjectIn(library)).flatMap((id) => days[id] ?? []);
      if (own.length === 0) return first;
      const left = nearest(own);
      return left === 1 ? null : left;
    },
  };
}

const list = new Intl.ListFormat(currentLocale(), { type: 'conjunction' });

/** Such as 'Science and Economics'. */
export const joinedNames = (papers: readonly { name: string }[]): string =>
  list.format(papers.map(({ name }) => name));
