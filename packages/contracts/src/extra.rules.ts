/**
 * Whether the board exam covers an item: a topic, a card, a question or a written question. Use it wherever
 * items are drawn, mixed or counted for the board (docs/product/content.md#extra-content); check each
 * question of a case.
 */
export const isAskedByBoard = ({ isExtra }: { isExtra?: boolean | undefined }): boolean => isExtra !== true;
