import { texts } from '#src/platform/language/texts.ts';

export const figuresCopy = texts('figures', {
  viewer: 'Figure',
  close: 'Close the figure',
  previous: 'Previous figure',
  next: 'Next figure',
  larger: 'Enlarge',
  smaller: 'Make smaller',
  counter: (n: number, count: number) => `Fig. ${n} of ${count}`,
} as const);
