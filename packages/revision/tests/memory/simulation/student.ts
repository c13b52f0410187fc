import { createRandom, seedOf } from '#src/chance/seeded.ts';
import { nextMemory } from '#src/memory/model.ts';
import { type Card, type ScheduleName, schedules } from './schedules.ts';
import { type WorldName, worlds } from './worlds.ts';

export const cardCount = 400;
export const examDay = 60;
/** New cards are introduced on the first days, the same number each day. */
const newDays = 40;
const newPerDay = cardCount / newDays;
/** Number of the first day; any number but 0. */
const firstDay = 100;

export type Outcome = {
  /** Share of the cards that are known on the day of the exam. */
  recall: number;
  /** Reviews of each day, without the first view of a card. */
  reviewsByDay: number[];
};

/**
 * Simulates one student who studies 400 cards for 60 days.
 * @param options.amountOn reviews of a day, from 0
 * @param options.isAhead whether to fill up the day with cards that are not due
 */
export function study(options: {
  seed: number;
  world: WorldName;
  schedule: ScheduleName;
  amountOn: (day: number) => number;
  isAhead: boolean;
}): Outcome {
  const { seed, amountOn, isAhead } = options;
  const learner = worlds[options.world](createRandom(seedOf(seed, 1)), cardCount);
  const schedule = schedules[options.schedule];
  const chance = createRandom(seedOf(seed, 2));
  const cards: Card[] = [];
  const reviewsByDay: number[] = [];
  for (let day = 0; day < examDay; day++) {
    const today = firstDay + day;
    for (let left = day < newDays ? newPerDay : 0; left > 0; left--) {
      const number = cards.length;
      const grade = learner.first(number, day, chance);
      const card = { number, memory: nextMemory(null, today, grade), dueDay: today + 1, step: 0 };
      if (options.schedule === 'plainFsrs') schedule.noted(card, today, grade);
      cards.push(card);
    }
    const seenBefore = cards.filter(({ memory }) => memory.lastDay < today);
    const chosen = schedule.order(seenBefore, today, firstDay + examDay, amountOn(day), isAhead);
    for (const card of chosen) {
      const grade = learner.review(card.number, day, chance);
      card.memory = nextMemory(card.memory, today, grade);
      schedule.noted(card, today, grade);
    }
    reviewsByDay.push(chosen.length);
  }
  const recall = cards.reduce((sum, { number }) => sum + learner.recall(number, examDay), 0) / cardCount;
  return { recall, reviewsByDay };
}
