import type { Paper, PaperRow, PaperSection, PaperUnit } from './items/paper.ts';
import * as contentMessages from './messages/content.ts';
import type { UnitMarks } from './progress.ts';

/** Marks and questions of a paper's blueprint, and what its parts have to have in common. */

type Blueprint = Pick<Paper, 'units' | 'sections'>;

const sumOf = <T>(list: readonly T[], numberOf: (one: T) => number): number =>
  list.reduce((sum, one) => sum + numberOf(one), 0);

export const rowMarks = ({ marks, count }: PaperRow): number => marks * count;
export const sectionMarks = ({ rows }: Pick<PaperSection, 'rows'>): number => sumOf(rows, rowMarks);
/** The marks that its sections give together. */
export const paperMarks = ({ sections }: Pick<Blueprint, 'sections'>): number =>
  sumOf(sections, sectionMarks);
/** The marks that its units get together: the same, once the blueprint is whole. */
export const unitMarksSum = ({ units }: Pick<Blueprint, 'units'>): number =>
  sumOf(units, ({ marks }) => marks);
/** As a paper counts its questions: a case is one. */
export const paperQuestionCount = ({ sections }: Pick<Blueprint, 'sections'>): number =>
  sumOf(sections, ({ rows }) => sumOf(rows, ({ count }) => count));

/** The session that ends in a year, such as '2025-26' for 2026. */
export const sessionText = (year: number): string => `${year - 1}-${String(year % 100).padStart(2, '0')}`;

/** What a paper is called where papers of several years stand together, such as 'Science 2025-26'. */
export const paperTitle = ({ name, year }: Pick<Paper, 'name' | 'year'>): string =>
  `${name} ${sessionText(year)}`;

const countText = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** So many questions of a row in words, such as '2 written questions of 5 marks'. */
export function rowText({ kind, marks, count }: Pick<PaperRow, 'kind' | 'marks' | 'count'>): string {
  if (kind === 'choice') return countText(count, 'question with options', 'questions with options');
  if (kind === 'assertionReason')
    return countText(count, 'assertion with its reason', 'assertions with their reasons');
  return `${countText(count, kind === 'case' ? 'case' : 'written question')} of ${countText(marks, 'mark')}`;
}

/** Where in the blueprint something does not fit, such as `sections.0.rows.1.marks`, and the sentence for its teacher. */
export type PaperFault = { path: (string | number)[]; message: string };

/** The places of names that stand before already. */
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

/** Everything that keeps a blueprint from being kept. Sums may differ while it is written. */
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

/** Why a blueprint can't be kept, as a sentence for its teacher; null when it can. */
export const paperFault = (blueprint: Blueprint): string | null => paperFaults(blueprint)[0]?.message ?? null;

/** A unit with other ids of its chapters; a chapter without one is left out. */
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

/** Whether questions of a chapter may give so many marks in a paper. */
export const mayGive = ({ units }: Pick<Blueprint, 'units'>, chapterId: string, marks: number): boolean =>
  units.every(({ chapterMarks }) => chapterMarks?.[chapterId]?.includes(marks) ?? true);

/** The units that the questions of a section are from. */
export function unitsOfSection({ units }: Pick<Blueprint, 'units'>, section: Pick<PaperSection, 'units'>) {
  return section.units.length === 0 ? units : units.filter(({ name }) => section.units.includes(name));
}

/** What an answer in a paper came to, in half marks. */
export type MarkedAnswer = { chapterId: string; halves: number; outOfHalves: number };

/** The answers of a paper added up by its units, in their order; a chapter of no unit counts for none. */
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
