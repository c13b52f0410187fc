import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { areaOf, ellipse } from '#figures/kit/smooth-curve.ts';

const cellArea = 2600;

/** A Cassini oval, which becomes narrower in its middle as `waist` comes near to 1; its area is given. */
function oval(centre: Point, waist: number, area: number): Point[] {
  const around = Array.from({ length: 48 }, (_, index): Point => {
    const turn = (2 * Math.PI * index) / 48;
    const radius = Math.sqrt(Math.cos(2 * turn) + Math.sqrt(waist ** 4 - Math.sin(2 * turn) ** 2));
    return [radius * Math.sin(turn), radius * Math.cos(turn)];
  });
  const size = Math.sqrt(area / areaOf(around));
  return around.map(([x, y]) => [centre[0] + x * size, centre[1] + y * size]);
}

function drawCell(figure: Figure, outline: readonly Point[], nuclei: readonly Point[], isLong = false) {
  figure.polygon(outline, 'glass pen');
  for (const [x, y] of nuclei) figure.polygon(ellipse([x, y], 7, isLong ? 15 : 8, 20), 'tint violet');
}

function draw(): string {
  const figure = new Figure(200);
  const middle = 80;
  const whole = oval([46, middle], 3, cellArea);
  drawCell(figure, whole, [[46, middle]]);
  drawCell(figure, oval([132, middle], 1.35, cellArea), [[132, middle]], true);
  const waisted = oval([214, middle], 1.02, cellArea);
  drawCell(figure, waisted, [
    [214, middle - 24],
    [214, middle + 24],
  ]);
  claimNear(areaOf(waisted), areaOf(whole), 1, 'the cell has lost nothing');
  const daughters = [-30, 30].map((shift) => oval([306, middle + shift], 3, cellArea / 2));
  for (const [index, daughter] of daughters.entries())
    drawCell(figure, daughter, [[306, middle + (index ? 30 : -30)]]);
  claimNear(
    daughters.reduce((sum, daughter) => sum + areaOf(daughter), 0),
    areaOf(whole),
    1,
    'both daughter cells together are the parent cell',
  );
  for (const x of [80, 162, 246]) figure.arrow([x, middle], [x + 20, middle], 'soft');
  const words = ['one cell', 'nucleus divides', 'cell divides', 'two cells'];
  for (const [index, x] of [46, 126, 220, 306].entries())
    figure.text(words[index] ?? '', [x, 156], { size: 'small' });
  figure.label('nucleus', [46, middle - 8], 'n', { size: 'small', gap: 24 });
  return figure.svg();
}

export const binaryFission: FigureSource = {
  name: 'binary-fission',
  caption: 'Binary fission of *Amoeba*: the parent cell becomes two equal daughter cells.',
  description:
    'Four stages from left to right: a round cell with a nucleus; the cell and its nucleus become longer; the cell narrows in the middle with a nucleus at each end; two cells, each half as large as the first.',
  draw,
};
