import { sameSittingDays } from './limits/revision.ts';
import type { RevisionPlanReply, SubjectDays } from './revision.plan.ts';

const dayMs = 24 * 3_600_000;

/** Days from one calendar day to another such as 2027-02-15, negative when it has passed. */
export const daysTo = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMs);

/** The board's days of the sitting that starts about `examOn`; none for an exam of the student's own. */
export function boardDaysOf(dateSheets: RevisionPlanReply['dateSheets'], examOn: string): SubjectDays {
  const distance = ({ startsOn }: { startsOn: string }) => Math.abs(daysTo(startsOn, examOn));
  const [nearest] = [...(dateSheets ?? [])].sort((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= sameSittingDays ? (nearest.subjects ?? {}) : {};
}

/**
 * The student's exam day in each subject, by the subject's id: their own, else the board's. Empty without an exam day, and
 * for a subject whose day nobody knows.
 */
export function examDaysOf({
  plan,
  dateSheets,
}: Pick<RevisionPlanReply, 'plan' | 'dateSheets'>): SubjectDays {
  return plan?.examOn ? { ...boardDaysOf(dateSheets, plan.examOn), ...plan.subjects } : {};
}

/** What the board examines in one paper: a subject, or several such as those of Science. */
export type ExaminedSubject = { name: string; subjectIds: readonly string[] };

/** The subjects of a board paper. */
export function subjectsOfPaper(
  { units }: { units: readonly { chapterIds: readonly string[] }[] },
  subjectOf: (chapterId: string) => string | undefined,
): string[] {
  const ids = units.flatMap(({ chapterIds }) => chapterIds.map(subjectOf));
  return [...new Set(ids)].filter((id) => id !== undefined);
}

/** All examined subjects. A board paper of several subjects gives them its name. */
export function examinedSubjects(
  subjects: readonly { _id: string; name: string }[],
  papers: readonly { name: string; units: readonly { chapterIds: readonly string[] }[] }[],
  subjectOf: (chapterId: string) => string | undefined,
): ExaminedSubject[] {
  const joined = new Map<string, ExaminedSubject>();
  for (const paper of papers) {
    const subjectIds = subjectsOfPaper(paper, subjectOf);
    if (subjectIds.length < 2) continue;
    for (const id of subjectIds) if (!joined.has(id)) joined.set(id, { name: paper.name, subjectIds });
  }
  const all = subjects.map(({ _id, name }) => joined.get(_id) ?? { name, subjectIds: [_id] });
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

/** The day that all subjects of a paper share; undefined when they differ or it isn't known. */
export function sharedDay({ subjectIds }: ExaminedSubject, days: SubjectDays): string | undefined {
  const [first, ...others] = subjectIds.map((id) => days[id]);
  return others.every((day) => day === first) ? first : undefined;
}

/** The days after changing the day of this paper; '' removes it. */
export function withDay(days: SubjectDays, { subjectIds }: ExaminedSubject, day: string): SubjectDays {
  const others = Object.entries(days).filter(([id]) => !subjectIds.includes(id));
  return Object.fromEntries([...others, ...(day ? subjectIds.map((id) => [id, day] as const) : [])]);
}
