import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import { dayOf } from '@repo/revision/memory';
import type { Library } from '#src/content/library/library.ts';
import { ownCardsHere } from '#src/study/own-cards/own-cards.ts';
import { type ItemKinds, kindsOf } from './item-kinds.ts';
import { readRemembered } from './read-states.ts';
import { revisionItems, subjectIn } from './revision-items.ts';
import { planFor, todaysReviews } from './todays-reviews.ts';

/** How many cards and questions come back today, and the subject of most of them; null when none do. */
export async function dueNow(
  userId: string,
  library: Library,
  plan: RevisionPlanReply | null,
): Promise<{ count: number; kinds: ItemKinds; subjectName: string } | null> {
  const { states, chapterIds } = await readRemembered(userId);
  if (states.size === 0) return null;
  const today = dayOf(Date.now());
  const items = revisionItems(library, chapterIds, await ownCardsHere(userId));
  const due = todaysReviews(states, planFor(plan, today), today, subjectIn(library, items));
  const counts = new Map<string, number>();
  for (const item of due) {
    const name = library.findChapter(items.get(item)?.chapterId)?.subjectName ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const kinds = kindsOf(due.map((item) => items.get(item)?.kind ?? 'card'));
  return most ? { count: due.length, kinds, subjectName: most[0] } : null;
}
