import { type TimeUnit, timeSince } from '@repo/contracts/relative-time';
import type { ItemKinds } from '#src/study/reviews/counted.ts';

/** So many of something: '1 galti', '2 galtiyan'. */
const counting = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`;

export const chapters = counting('chapter', 'chapters');
export const galtiyan = counting('galti', 'galtiyan');
export const ghante = counting('ghanta', 'ghante');
export const ideas = counting('idea', 'ideas');
export const invites = counting('invite', 'invites');
export const marks = counting('mark', 'marks');
export const pages = counting('page', 'pages');
export const results = counting('result', 'results');
/** So many things that wait to be sent. */
export const things = counting('cheez', 'cheezein');

/** Such as '12 mein se 3'. */
export const outOf = (n: number, all: number) => `${all} mein se ${n}`;

const units: Record<TimeUnit, (n: number) => string> = {
  year: counting('saal', 'saal'),
  month: counting('mahina', 'mahine'),
  day: counting('din', 'din'),
  hour: ghante,
  minute: counting('minute', 'minute'),
  second: counting('second', 'second'),
};

/** Such as '2 mahine pehle'. */
export function timeAgo(date: Date | string | null | undefined, now: Date): string {
  const since = timeSince(date, now);
  return since ? `${units[since.unit](since.count)} pehle` : 'Kabhi nahi';
}

/** The day after today, as it is said below a judgement and at the end of a revision. */
export const tomorrow = 'kal';

const nouns = {
  cards: ['card', 'cards'],
  questions: ['sawaal', 'sawaal'],
  both: ['card ya sawaal', 'cards aur sawaal'],
} as const;

/** Such as '12 cards aur sawaal'. */
export const counted = (count: number, kinds: ItemKinds) => `${count} ${nouns[kinds][count === 1 ? 0 : 1]}`;
