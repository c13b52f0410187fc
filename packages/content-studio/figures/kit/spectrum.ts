import type { Colour } from './style-sheet.ts';

/**
 * Refractive indices that spread the colours so far that it can be seen in a drawing; real glass (1.51 to 1.53)
 * spreads them far less. The order is true: red is bent least, violet most.
 */
export const spreadGlass: readonly { name: string; index: number; colour: Colour }[] = [
  { name: 'Red', index: 1.36, colour: 'red' },
  { name: 'Orange', index: 1.412, colour: 'amber' },
  { name: 'Yellow', index: 1.459, colour: 'amber' },
  { name: 'Green', index: 1.502, colour: 'green' },
  { name: 'Blue', index: 1.541, colour: 'pen' },
  { name: 'Indigo', index: 1.577, colour: 'pen' },
  { name: 'Violet', index: 1.61, colour: 'violet' },
];
