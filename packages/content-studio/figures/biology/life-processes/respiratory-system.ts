import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, drawTube, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [360 - x, y]);
const lung = '164 190, 148 180, 128 204, 110 246, 104 292, 118 306, 146 298, 166 292, 168 262, 168 226';

/** A bunch of air sacs at the end of a fine tube. */
function drawAlveoli(figure: Figure, centre: Point): void {
  for (const angle of [20, 80, 140, 200, 260, 320])
    figure.circle(add(centre, scale(polar(angle), 8)), 6, 'red thin warm');
  figure.circle(centre, 6, 'red thin warm');
}

export function drawRespiratorySystem(figure: Figure): void {
  const face =
    '136 106, 140 98, 130 92, 140 78, 143 62, 160 46, 188 42, 212 54, 220 78, 214 108, 205 134, 204 162';
  figure.line(smooth(pointsOf(face)), 'soft');
  figure.line(smooth(pointsOf('138 116, 142 122, 140 134, 152 140, 164 142, 166 162')), 'soft');
  drawTube(figure, pointsOf('136 94, 150 86, 170 90, 181 106, 182 132'), [8, 13], 'glass', 'pen');
  drawTube(figure, pointsOf('138 111, 158 108, 176 114'), 5, 'glass', 'pen');
  drawTube(figure, pointsOf('170 111, 182 118'), 8, 'glass');
  for (const turn of [(points: Point[]) => points, mirrored])
    figure.polygon(smooth(turn(pointsOf(lung)), true).slice(0, -1), 'bold warm');
  for (const turn of [(points: Point[]) => points, mirrored]) {
    drawTube(figure, turn(pointsOf('180 200, 166 216, 146 232')), [12, 8], 'glass', 'pen');
    for (const branch of ['146 232, 132 238, 122 252', '146 232, 142 250, 146 268'])
      drawTube(figure, turn(pointsOf(branch)), [6, 3], 'glass', 'pen');
    drawTube(figure, turn(pointsOf('150 229, 142 235')), 6, 'glass');
    for (const [end] of [turn([[120, 262]]), turn([[147, 278]])]) if (end) drawAlveoli(figure, end);
  }
  drawTube(figure, pointsOf('182 128, 181 160, 180 206'), 15, 'glass', 'pen');
  drawTube(figure, pointsOf('180 194, 180 207'), 13, 'glass');
  const rings = [158, 166, 174, 182, 190];
  for (const y of rings) {
    figure.line(
      [
        [175, y],
        [186, y],
      ],
      'pen bold',
    );
    claim(y < 200, 'the rings are on the windpipe, above its fork');
  }
  drawOrgan(figure, '172 130, 192 130, 191 148, 182 152, 173 148', 'pen tint');
  figure.curve((t) => [98 + 164 * t, 330 - 18 * Math.sin(Math.PI * t)], 'bold red');
}

function draw(): string {
  const figure = new Figure(420);
  drawRespiratorySystem(figure);
  addCallouts(figure, 'left', 6, [
    { text: 'Nostril', at: [136, 95] },
    { text: 'Mouth', at: [142, 110] },
    { text: 'Larynx', letter: 'P', at: [176, 141] },
    { text: 'Bronchus', letter: 'R', at: [162, 219] },
    { text: 'Lung', at: [113, 290] },
    { text: 'Diaphragm', letter: 'T', at: [116, 324] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Nasal passage', at: [164, 88] },
    { text: 'Pharynx', at: [183, 117] },
    { text: 'Trachea', letter: 'Q', at: [184, 170] },
    { text: 'Bronchiole', at: [231, 243] },
    { text: 'Alveoli', letter: 'S', at: [243, 264] },
  ]);
  return figure.svg();
}

export const respiratorySystem: FigureSource = {
  name: 'respiratory-system',
  caption: 'The human respiratory system. Rings of cartilage keep the windpipe open.',
  description:
    'Air enters by the nostrils, passes the nasal passage, pharynx and larynx and goes down the windpipe (trachea), which has rings. It forks into two bronchi, one for each lung; they branch into bronchioles that end in bunches of air sacs, the alveoli. Below the lungs arches the diaphragm.',
  draw,
};
