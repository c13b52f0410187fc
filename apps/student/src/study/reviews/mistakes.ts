import type { Question } from '@repo/contracts/tests';
import { type ItemState, isCleared } from '@repo/revision/memory';
import type { RevisionItem } from './revision-items.ts';

/** A missed question that was not yet answered right on two days. `rightDays` is 0 or 1. */
export type Mistake = { item: string; chapterId: string; question: Question; rightDays: number };

/** The open mistakes that can be shown, in the order of their chapters' tests. */
export const openMistakes = (
  states: ReadonlyMap<string, ItemState>,
  items: ReadonlyMap<string, RevisionItem>,
): Mistake[] =>
  [...items].flatMap(([item, shown]): Mistake[] => {
    const state = states.get(item);
    if (shown.kind !== 'question' || !state?.memory || state.isSuspended || isCleared(state)) return [];
    return [{ item, chapterId: shown.chapterId, question: shown.question, rightDays: state.rightDays }];
  });
