export const figuresCopy = {
  viewer: 'Figure',
  close: 'Close the figure',
  previous: 'Previous figure',
  next: 'Next figure',
  larger: 'Enlarge',
  smaller: 'Make smaller',
  counter: (n: number, count: number) => `Fig. ${n} of ${count}`,
} as const;
