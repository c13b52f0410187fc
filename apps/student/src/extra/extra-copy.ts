export const extraCopy = {
  label: 'Extra: not in the board’s paper',
} as const;
