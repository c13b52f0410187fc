import type { FirstAnswers } from '@repo/contracts/first-answers';
import { dayOf } from '@repo/revision/memory';
import type { Library } from '#src/content/library/library.ts';
import { whereIStand } from '#src/study/forecast/estimate.ts';
import { keepWeakUnit } from './weak-unit.ts';

/**
 * Finds the unit of all papers with the biggest gain in marks, if enough is known, and stores it for Home.
 * Pauses often, so that taps stay responsive.
 * @param examined subjects whose exam is over
 */
export async function findWeakUnit(
  userId: string,
  library: Library,
  told: FirstAnswers,
  examined: ReadonlySet<string>,
): Promise<void> {
  const isToCome = (chapterId: string) => !examined.has(library.findChapter(chapterId)?.subjectId ?? '');
  const standings = await whereIStand(userId, library, told);
  const [best] = standings
    .flatMap(({ forecast, gains }) => {
      const gain = gains.find(({ chapterId }) => chapterId !== '' && isToCome(chapterId));
      return forecast?.kind === 'marks' && gain ? [gain] : [];
    })
    .toSorted((one, other) => other.marks - one.marks);
  const { unitId: unit = '', marks = 0, chapterId = '' } = best ?? {};
  keepWeakUnit(userId, { unit, marks, chapterId, day: dayOf(Date.now()) });
}
