/** Which kinds of items there are among some. */
export type ItemKinds = 'cards' | 'questions' | 'both';

const nouns = {
  cards: ['card', 'cards'],
  questions: ['question', 'questions'],
  both: ['card or question', 'cards and questions'],
} as const;

/** Such as '12 cards and questions'. */
export const counted = (count: number, kinds: ItemKinds): string =>
  `${count} ${nouns[kinds][count === 1 ? 0 : 1]}`;

/** @param of the kind of each item */
export function kindsOf(of: Iterable<'card' | 'question'>): ItemKinds {
  const all = new Set(of);
  if (all.size === 2) return 'both';
  return all.has('question') ? 'questions' : 'cards';
}
