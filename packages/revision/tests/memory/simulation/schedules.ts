import { chooseForDay } from '#src/memory/choice.ts';
import { type Grade, grades } from '#src/memory/grades.ts';
import type { Memory } from '#src/memory/model.ts';

/** A card as a scheduler knows it. */
export type Card = { number: number; memory: Memory; dueDay: number; step: number };

/** A schedule: which cards to review on a day, and what to record afterwards. */
export type Schedule = {
  noted(card: Card, day: number, grade: Grade): void;
  /** The cards of the day, best first; `isAhead` includes cards that are not due. */
  order(cards: readonly Card[], day: number, examDay: number, count: number, isAhead: boolean): Card[];
};

const byDueDay = (one: Card, other: Card) => one.dueDay - other.dueDay || one.number - other.number;
const dueOrder: Schedule['order'] = (cards, day, _, count, isAhead) =>
  cards
    .filter(({ dueDay }) => isAhead || dueDay <= day)
    .sort(byDueDay)
    .slice(0, count);

/** FSRS without an exam: due when recall falls to 0.9, which is after the stability in days. */
const plainFsrs: Schedule = {
  noted(card, day) {
    card.dueDay = day + Math.max(1, Math.round(card.memory.stabilityDays));
  },
  order: dueOrder,
};

const fixedDays = [1, 3, 7, 15];
const fixedSteps: Schedule = {
  noted(card, day, grade) {
    card.step = grade === grades.again ? 0 : Math.min(fixedDays.length - 1, card.step + 1);
    card.dueDay = day + (fixedDays[card.step] ?? 1);
  },
  order: dueOrder,
};

const ours: Schedule = {
  noted() {},
  order(cards, today, examDay, count) {
    const byId = new Map(cards.map((card) => [String(card.number).padStart(6, '0'), card]));
    const items = [...byId].map(([id, { memory }]) => ({ id, memory }));
    return chooseForDay(items, { today, examDay, count }).flatMap(({ id }) => byId.get(id) ?? []);
  },
};

export const schedules = { plainFsrs, fixedSteps, ours };
export type ScheduleName = keyof typeof schedules;
