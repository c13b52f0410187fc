import type { Difficulty } from '@repo/contracts/content';

/** Which cards the list shows. */
export type CardFilter = { text: string; difficulty: Difficulty | null };
export const noFilter: CardFilter = { text: '', difficulty: null };

export const isFiltering = ({ text, difficulty }: CardFilter) => text.trim() !== '' || difficulty !== null;

const plain = (text: string) => text.toLocaleLowerCase('en-IN').normalize('NFC');

/** Whether a card's question or answer contains every word of the filter, and has its difficulty. */
export function matches(
  card: { question: string; answer: string; difficulty: Difficulty },
  { text, difficulty }: CardFilter,
): boolean {
  if (difficulty !== null && card.difficulty !== difficulty) return false;
  const content = plain(`${card.question}\n${card.answer}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => content.includes(word));
}
