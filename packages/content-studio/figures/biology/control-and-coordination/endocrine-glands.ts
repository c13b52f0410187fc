import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const axis = 180;
const half =
  '180 14, 204 22, 212 50, 204 80, 194 94, 196 110, 222 122, 240 140, 246 200, 252 262, 240 264, 232 214, 226 168, 222 232, 224 292, 228 340, 224 384';
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [2 * axis - x, y]);

export function drawGlands(figure: Figure): void {
  for (const turn of [(points: Point[]) => points, mirrored])
    figure.line(smooth(turn(pointsOf(half))), 'soft');
  figure.line(smooth(pointsOf('166 384, 172 346, 180 338, 188 346, 194 384')), 'soft');
  drawOrgan(figure, '172 44, 182 40, 190 46, 186 54, 174 54', 'violet tint');
  drawOrgan(figure, '178 59, 184 59, 184 66, 178 66', 'amber gold');
  drawOrgan(
    figure,
    '166 98, 174 104, 180 108, 186 104, 194 98, 196 110, 188 116, 180 113, 172 116, 164 110',
    'red warm',
  );
  const kidney = '158 218, 146 224, 144 242, 154 254, 164 246, 160 234';
  const adrenal = '148 218, 152 206, 162 210, 164 218';
  for (const turn of [(points: Point[]) => points, mirrored]) {
    figure.polygon(smooth(turn(pointsOf(kidney)), true).slice(0, -1), 'soft thin');
    figure.polygon(smooth(turn(pointsOf(adrenal)), true).slice(0, -1), 'amber gold');
  }
  claim(
    pointsOf(adrenal).every(([, y]) => y <= 219),
    'the adrenal gland sits on top of the kidney',
  );
  drawOrgan(figure, '160 200, 176 194, 196 194, 210 190, 208 200, 190 204, 170 208', 'green leaf');
  for (const x of [158, 202]) figure.circle([x, 312], 6, 'pen tint');
  for (const x of [174, 186]) figure.circle([x, 352], 6, 'pen tint');
}

function draw(): string {
  const figure = new Figure(440);
  drawGlands(figure);
  addCallouts(figure, 'left', 6, [
    { text: 'Hypothalamus', at: [178, 48] },
    { text: 'Thyroid', letter: 'P', at: [169, 108] },
    { text: 'Adrenal gland', letter: 'R', at: [156, 212] },
    { text: 'Ovary|(in women)', at: [158, 312] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Pituitary', letter: 'S', at: [181, 63] },
    { text: 'Pancreas', letter: 'Q', at: [200, 197] },
    { text: 'Kidney', at: [210, 242] },
    { text: 'Testis|(in men)', at: [186, 352] },
  ]);
  return figure.svg();
}

export const endocrineGlands: FigureSource = {
  name: 'endocrine-glands',
  caption:
    'Endocrine glands of women and men in one drawing. Each pours its hormones straight into the blood.',
  description:
    'Outline of a body from the front. In the head the hypothalamus and under it the small pituitary gland; in the neck the thyroid; behind the stomach the pancreas; on top of each kidney an adrenal gland; low in the belly the two ovaries of a woman, and below the body the two testes of a man.',
  draw,
};
