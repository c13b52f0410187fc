import type { Paper, PaperRow, PaperSection, PaperUnit } from './items/paper.ts';
import * as contentMessages from './messages/content.ts';
import type { UnitMarks } from './progress.ts';

/** Sums and rules of a paper's blueprint. */

type Blueprint = Pick<Paper, 'units' | 'sections'>;

const sumOf = <T>(list: readonly T[], numberOf: (one: T) => number): number =>
  list.reduce((sum, one) => sum + numberOf(one), 0);

export const rowMarks = ({ marks, count }: PaperRow): number => marks * count;
export const sectionMarks = ({ rows }: Pick<PaperSection, 'rows'>): number => sumOf(rows, rowMarks);
/** The total marks of its sections. */
export const paperMarks = ({ sections }: Pick<Blueprint, 'sections'>): number =>
  sumOf(sections, sectionMarks);
/** The total marks of its units: the same in a complete blueprint. */
export const unitMarksSum = ({ units }: Pick<Blueprint, 'units'>): number =>
  sumOf(units, ({ marks }) => marks);
/** The number of questions; a case counts as one. */
export const paperQuestionCount = ({ sections }: Pick<Blueprint, 'sections'>): number =>
  sumOf(sections, ({ rows }) => sumOf(rows, ({ count }) => count));

/** The session that ends in a year, such as '2025-26' for 2026. */
export const sessionText = (year: number): string => `${year - 1}-${String(year % 100).padStart(2, '0')}`;

/** The title of a paper among those of several years, such as 'Science 2025-26'. */
export const paperTitle = ({ name, year }: Pick<Paper, 'name' | 'year'>): string =>
  `${name} ${sessionText(year)}`;

const countText = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** A row's number of questions in words, such as '2 written questions of 5 marks'. */
export function rowText({ kind, marks, count }: Pick<PaperRow, 'kind' | 'marks' | 'count'>): string {
  if (kind === 'choice') return countText(count, 'question with options', 'questions with options');
  if (kind === 'assertionReason')
    return countText(count, 'assertion with its reason', 'assertions with their reasons');
  return `${countText(count, kind === 'case' ? 'case' : 'written question')} of ${countText(marks, 'mark')}`;
}

/** The path of an error in the blueprint, such as `sections.0.rows.1.marks`, and its message for the teacher. */
export type PaperFault = { path: (string | number)[]; message: string };

/** Indices of repeated names. */
const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));

function difficultyFault({ kind, count, difficulties = {} }: PaperRow, section: string): string | null {
  const sum = sumOf(Object.values(difficulties), (number) => number ?? 0);
  if (sum > count) return contentMessages.rowDifficultiesTooMany(section);
  const hasOptions = kind === 'choice' || kind === 'assertionReason';
  return sum > 0 && !hasOptions ? contentMessages.rowDifficultiesOfOptions(section) : null;
}

function rowFaults({ name, rows }: PaperSection): PaperFault[] {
  return rows.flatMap((row, at): PaperFault[] => {
    const { kind, marks, count, choices } = row;
    const marksPath = ['rows', at, 'marks'];
    if ((kind === 'choice' || kind === 'assertionReason') && marks !== 1)
      return [{ path: marksPath, message: contentMessages.rowMarksOfOne(name) }];
    if (kind === 'case' && marks < 2)
      return [{ path: marksPath, message: contentMessages.rowCaseMarks(name) }];
    if (choices > count)
      return [{ path: ['rows', at, 'choices'], message: contentMessages.rowChoicesTooMany(name) }];
    const message = difficultyFault(row, name);
    return message === null ? [] : [{ path: ['rows', at, 'count'], message }];
  });
}

/** All errors that prevent saving a blueprint. Its sums may differ while it is being written. */
export function paperFaults({ units, sections }: Blueprint): PaperFault[] {
  const unitNames = units.map(({ name }) => name);
  const owned = new Set<string>();
  const inTwoUnits = units.flatMap(({ chapterIds }, at): PaperFault[] => {
    const isTaken = chapterIds.some((id) => owned.has(id)) || repeated(chapterIds).length > 0;
    for (const id of chapterIds) owned.add(id);
    return isTaken ? [{ path: ['units', at, 'chapterIds'], message: contentMessages.chapterInTwoUnits }] : [];
  });
  const elsewhere = units.flatMap(({ name, chapterIds, chapterMarks = {} }, at): PaperFault[] =>
    Object.keys(chapterMarks).every((id) => chapterIds.includes(id))
      ? []
      : [{ path: ['units', at, 'chapterIds'], message: contentMessages.unitMarksElsewhere(name) }],
  );
  return [
    ...repeated(unitNames).map((at) => ({
      path: ['units', at, 'name'],
      message: contentMessages.unitTwice(unitNames[at] ?? ''),
    })),
    ...inTwoUnits,
    ...elsewhere,
    ...repeated(sections.map(({ name }) => name)).map((at) => ({
      path: ['sections', at, 'name'],
      message: contentMessages.sectionTwice(sections[at]?.name ?? ''),
    })),
    ...sections.flatMap((section, at) => {
      const unknown = section.units.find((name) => !unitNames.includes(name));
      const unknownUnit =
        unknown === undefined
          ? []
          : [{ path: ['units'], message: contentMessages.sectionUnitUnknown(section.name, unknown) }];
      return [...unknownUnit, ...rowFaults(section)].map(({ path, message }) => ({
        path: ['sections', at, ...path],
        message,
      }));
    }),
  ];
}

/** The first error that prevents saving a blueprint, as a message for the teacher; null when there is none. */
export const paperFault = (blueprint: Blueprint): string | null => paperFaults(blueprint)[0]?.message ?? null;

/** A unit with mapped chapter ids; drops chapters without one. */
export function unitWithIds(unit: PaperUnit, idOf: (id: string) => string | undefined): PaperUnit {
  const { chapterMarks, ...others } = unit;
  const marks = Object.entries(chapterMarks ?? {}).flatMap(([id, all]) => {
    const own = idOf(id);
    return own === undefined ? [] : [[own, all] as const];
  });
  return {
    ...others,
    chapterIds: unit.chapterIds.flatMap((id) => idOf(id) ?? []),
    ...(marks.length > 0 && { chapterMarks: Object.fromEntries(marks) }),
  };
}

const syllabusKey = ({ units }: Pick<Blueprint, 'units'>): string =>
  JSON.stringify(units.map(({ name, marks, chapterIds }) => [name, marks, chapterIds.toSorted()]));

/** Whether a chapter's questions may have this many marks in a paper. */
export const mayGive = ({ units }: Pick<Blueprint, 'units'>, chapterId: string, marks: number): boolean =>
  units.every(({ chapterMarks }) => chapterMarks?.[chapterId]?.includes(marks) ?? true);

/** The units that a section's questions come from. */
export function unitsOfSection({ units }: Pick<Blueprint, 'units'>, section: Pick<PaperSection, 'units'>) {
  return section.units.length === 0 ? units : units.filter(({ name }) => section.units.includes(name));
}

/**
 * Whether two papers are levels of the same subject: they have the same year and units, but different
 * questions.
 */
export const areLevels = (
  one: Pick<Paper, 'year' | 'units'>,
  other: Pick<Paper, 'year' | 'units'>,
): boolean => one.year === other.year && syllabusKey(one) === syllabusKey(other);

/**
 * How many one-mark questions a unit should get in the sections that it appears in, rounded down. A small
 * unit may get none, so that it can have one of the long questions.
 */
export function singlesOfUnit(paper: Blueprint, unit: PaperUnit): number {
  const sections = paper.sections.filter((section) => unitsOfSection(paper, section).includes(unit));
  const rows = sections.flatMap((section) => section.rows);
  const singles = sumOf(
    rows.filter(({ marks }) => marks === 1),
    rowMarks,
  );
  const most = Math.max(0, ...rows.map(({ marks }) => marks));
  return Math.max(
    0,
    Math.min(unit.marks - most, Math.floor((unit.marks * singles) / paperMarks({ sections }))),
  );
}

/** The result of an answer in a paper, in half marks. */
export type MarkedAnswer = { chapterId: string; halves: number; outOfHalves: number };

/** Sums the answers of a paper by unit, in order; ignores chapters outside all units. */
export function marksByUnit(
  { units }: Pick<Blueprint, 'units'>,
  answers: readonly MarkedAnswer[],
): UnitMarks[] {
  return units.map(({ name, marks, chapterIds }) => {
    const own = answers.filter(({ chapterId }) => chapterIds.includes(chapterId));
    return {
      name,
      halves: sumOf(own, ({ halves }) => halves),
      outOfHalves: sumOf(own, ({ outOfHalves }) => outOfHalves),
      boardMarks: marks,
    };
  });
}
