/** Which kinds occur among some items. */
export type ItemKinds = 'cards' | 'questions' | 'both';

/** @param of the kind of each item */
export function kindsOf(of: Iterable<'card' | 'question'>): ItemKinds {
  const all = new Set(of);
  if (all.size === 2) return 'both';
  return all.has('question') ? 'questions' : 'cards';
}
