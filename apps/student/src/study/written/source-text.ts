import type { WrittenSource } from '@repo/contracts/items/written';

/** The source of a question, such as 'CBSE 2024, Set 1, 12'. */
export const sourceText = ({ board, year, paper, question }: WrittenSource): string =>
  [`${board} ${year}`, paper, question].filter(Boolean).join(', ');
