import type { FirstAnswers } from '@repo/contracts/first-answers';
import { dayOf } from '@repo/revision/memory';
import type { Library } from '#src/content/library/library.ts';
import { whereIStand } from '#src/study/forecast/estimate.ts';
import { keepWeakUnit } from './weak-unit.ts';

/**
 * Finds the unit of all papers with the biggest gain in marks, if enough is known, and stores it for Home.
 * Pauses often, so that taps stay responsive.
 */
export async function findWeakUnit(userId: string, library: Library, told: FirstAnswers): Promise<void> {
  const standings = await whereIStand(userId, library, told);
  const [best] = standings
    .flatMap(({ forecast, gains: [gain] }) =>
      forecast?.kind === 'marks' && gain && gain.chapterId !== '' ? [gain] : [],
    )
    .toSorted((one, other) => other.marks - one.marks);
  const { unitId: unit = '', marks = 0, chapterId = '' } = best ?? {};
  keepWeakUnit(userId, { unit, marks, chapterId, day: dayOf(Date.now()) });
}
