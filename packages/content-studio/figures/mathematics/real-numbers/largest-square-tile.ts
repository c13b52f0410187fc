import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const [length, breadth, tile] = [420, 300, 60];
const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));

/** A floor to scale, covered by the largest square tiles that fit both sides. */
function draw(): string {
  claim(hcf(length, breadth) === tile, 'the tile is the HCF of the sides');
  const figure = new Figure(260);
  const scale = 0.58;
  const [left, top] = [94, 20];
  const place = (x: number, y: number): Point => [left + x * scale, top + y * scale];
  figure.rectangle(place(0, 0), place(length, breadth), 'glass');
  figure.rectangle(place(0, 0), place(tile, tile), 'warm red bold');
  for (let x = tile; x < length; x += tile) figure.line([place(x, 0), place(x, breadth)], 'soft thin');
  for (let y = tile; y < breadth; y += tile) figure.line([place(0, y), place(length, y)], 'soft thin');
  figure.text('60', place(tile / 2, tile / 2), { isOnShape: true, colour: 'red' });
  const [low, side] = [top + breadth * scale + 12, left - 12];
  figure.arrow([left, low], [left + length * scale, low], 'soft thin');
  figure.arrow([left + length * scale, low], [left, low], 'soft thin');
  figure.arrow([side, top], [side, top + breadth * scale], 'soft thin');
  figure.arrow([side, top + breadth * scale], [side, top], 'soft thin');
  figure.text('420 cm: 7 tiles', [left + (length * scale) / 2, low + 16]);
  figure.text('300 cm:', [side - 34, top + (breadth * scale) / 2 - 9], { size: 'small' });
  figure.text('5 tiles', [side - 34, top + (breadth * scale) / 2 + 9], { size: 'small' });
  return figure.svg();
}

export const largestSquareTile: FigureSource = {
  name: 'largest-square-tile',
  caption: 'The largest square tile for a floor of 420 cm by 300 cm has the side HCF(420, 300) = 60 cm.',
  description:
    'A rectangle, 420 cm long and 300 cm broad, cut into equal squares: 7 along the length and 5 along the breadth. One corner square is marked red, with its side 60.',
  draw,
};
