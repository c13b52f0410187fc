import type { FirstAnswers } from '@repo/contracts/first-answers';
import { dayOf } from '@repo/revision/memory';
import { examinedPapers } from '#src/forecast/examined-papers.ts';
import { type PaperStanding, whereIStand } from '#src/forecast/where-i-stand.ts';
import type { Library } from '#src/library/library.ts';
import { keepWeakUnit } from './weak-unit.ts';

const levels = ['new', 'learning', 'steady', 'examReady'];

/** The open chapter of a unit with the lowest level. */
function chapterIn(library: Library, chapterIds: readonly string[], { subjects }: PaperStanding): string {
  const levelOf = new Map(
    subjects.flatMap(({ chapters }) => chapters.map(({ id, level }) => [id, levels.indexOf(level)])),
  );
  const [weakest = ''] = chapterIds
    .filter((id) => library.findChapter(id)?.isLocked === false)
    .toSorted((one, other) => (levelOf.get(one) ?? 0) - (levelOf.get(other) ?? 0));
  return weakest;
}

/**
 * Finds the unit of all papers with the biggest gain in marks, if enough is known, and stores it for Home.
 * Pauses often, so that taps stay responsive.
 */
export async function findWeakUnit(userId: string, library: Library, told: FirstAnswers): Promise<void> {
  const standings = await whereIStand(userId, library, told);
  const units = new Map(examinedPapers(library).map(({ id, examined }) => [id, examined.units]));
  const [best] = standings
    .flatMap((standing) => {
      const [gain] = standing.forecast?.kind === 'marks' ? standing.gains : [];
      const unit = units.get(standing.id)?.find(({ id }) => id === gain?.unitId);
      if (!gain || !unit) return [];
      const chapterId = chapterIn(library, unit.chapterIds, standing);
      return chapterId === '' ? [] : [{ unit: gain.unitId, marks: gain.marks, chapterId }];
    })
    .toSorted((one, other) => other.marks - one.marks);
  keepWeakUnit(userId, { ...{ unit: '', marks: 0, chapterId: '' }, ...best, day: dayOf(Date.now()) });
}
