import type { FirstAnswers } from '@repo/contracts/first-answers';
import { dayOf } from '@repo/revision/memory';
import { examinedPapers } from '#src/forecast/examined-papers.ts';
import { type PaperStanding, whereIStand } from '#src/forecast/where-i-stand.ts';
import type { Library } from '#src/library/library.ts';
import { keepWeakUnit } from './weak-unit.ts';

const levels = ['new', 'learning', 'steady', 'examReady'];

/** The open chapter of a unit that is known least. */
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
 * Works out in which unit of all papers most marks can be won, as far as enough is known to tell, and keeps it for Home.
 * It pauses often, so that no tap waits for it.
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
