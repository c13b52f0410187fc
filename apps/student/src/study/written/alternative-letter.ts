/** Of the two alternatives of a question. */
export const alternativeLetter = (index: number): string => 'AB'[index] ?? '';
