import type { RevisionPlanChoice } from '@repo/contracts/revision.plan';
import { dayOf } from '@repo/revision/memory';
import type { Library } from '#src/library/library.ts';
import { cardsByItem } from './cards-by-item.ts';
import { readStates } from './read-states.ts';
import { planFor, todaysReviews } from './todays-reviews.ts';

/** How many cards come back today, and the subject of most of them; null when none do. */
export async function dueNow(
  userId: string,
  library: Library,
  choice: RevisionPlanChoice | null,
): Promise<{ count: number; subjectName: string } | null> {
  const states = await readStates(userId);
  if (states.size === 0) return null;
  const today = dayOf(Date.now());
  const cards = cardsByItem(library);
  const due = todaysReviews(states, planFor(choice, today), today, (item) => cards.has(item));
  const counts = new Map<string, number>();
  for (const item of due) {
    const name = library.findChapter(cards.get(item)?.chapterId)?.subjectName ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? { count: due.length, subjectName: most[0] } : null;
}
