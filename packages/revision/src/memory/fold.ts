import { dayOf } from './day.ts';
import { compareEvents, eventId, type SettledEvent } from './events.ts';
import { type Grade, grades } from './grades.ts';
import { type Memory, nextMemory } from './model.ts';

/** State of an item after its events. */
export type ItemState = {
  /** The memory; null before the first review. */
  memory: Memory | null;
  /** Reviews that changed the memory, which is the first of each day; capped at 255. */
  reviewCount: number;
  /** Number of wrong reviews, not counting the first; capped at 15. */
  lapseCount: number;
  isSuspended: boolean;
  /** Days with a right answer since the last wrong one; capped at 2, and 0 when the last answer was wrong. */
  rightDays: number;
};

const untouched: ItemState = {
  memory: null,
  reviewCount: 0,
  lapseCount: 0,
  isSuspended: false,
  rightDays: 0,
};

/** Higher counts would change nothing. */
const countLimits = { reviews: 255, lapses: 15 };

/** A mistake is cleared by right answers on this many different days. */
const clearingDays = 2;

/** Whether a missed question was right on two different days since it was last wrong. */
export const isCleared = ({ rightDays }: ItemState): boolean => rightDays >= clearingDays;

function afterReview(state: ItemState, day: number, grade: Grade): ItemState {
  const { memory } = state;
  const isWrong = grade === grades.again;
  // rightDays above 0 means that the last answer was right, so today is already counted.
  const isCounted = state.rightDays > 0 && memory?.lastDay === day;
  const rightDays = isWrong ? 0 : Math.min(clearingDays, state.rightDays + (isCounted ? 0 : 1));
  // More reviews on the same day say little about memory, but the model would overrate them.
  if (memory && day <= memory.lastDay) return { ...state, rightDays };
  return {
    ...state,
    rightDays,
    memory: nextMemory(memory, day, grade),
    reviewCount: Math.min(countLimits.reviews, state.reviewCount + 1),
    lapseCount: Math.min(countLimits.lapses, state.lapseCount + (isWrong && memory ? 1 : 0)),
  };
}

/**
 * The state after one event that is later than all before it. For an undo use `foldItem`, which needs all
 * events.
 */
export function stepItem(state: ItemState | null, event: SettledEvent): ItemState {
  const known = state ?? untouched;
  if (event.kind === 'review') return afterReview(known, dayOf(event.atMs), event.grade);
  if (event.kind === 'suspend') return { ...known, isSuspended: true };
  if (event.kind === 'resume') return { ...known, isSuspended: false };
  return known;
}

/** Events of an item in order, without duplicates and undone events. */
function countedEvents(events: readonly SettledEvent[]): SettledEvent[] {
  const each = new Map(events.map((event) => [eventId(event), event]));
  const undone = new Set(
    [...each.values()].flatMap((event) => (event.kind === 'undo' ? [eventId(event.target)] : [])),
  );
  return [...each.values()]
    .filter((event) => event.kind !== 'undo' && !undone.has(eventId(event)))
    .sort(compareEvents);
}

/** The state of one item from all its events, in any order, duplicates allowed. */
export const foldItem = (events: readonly SettledEvent[]): ItemState =>
  countedEvents(events).reduce<ItemState>(stepItem, untouched);

/** The memory of one item after each day with a review, oldest first. */
export function memoriesOf(events: readonly SettledEvent[]): Memory[] {
  const memories: Memory[] = [];
  let state = untouched;
  for (const event of countedEvents(events)) {
    const next = stepItem(state, event);
    if (next.memory && next.memory !== state.memory) memories.push(next.memory);
    state = next;
  }
  return memories;
}
