/**
 * Whether the board's paper asks what an item teaches: a topic, a card, a question or a written question. Whatever draws,
 * mixes or counts for the board asks this (docs/product/content.md#extra-content); of a case it asks each question.
 */
export const isAskedByBoard = ({ isExtra }: { isExtra?: boolean | undefined }): boolean => isExtra !== true;
