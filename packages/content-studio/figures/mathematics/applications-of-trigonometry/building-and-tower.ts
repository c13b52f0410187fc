import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import type { Point } from '#figures/kit/point.ts';

const metre = 6;

function draw(): string {
  const figure = new Figure(310);
  const gap = 15 * Math.sqrt(3) * metre;
  const [foot, base]: [Point, Point] = [
    [110, 280],
    [110 + gap, 280],
  ];
  drawGround(figure, 60, 330, 280);
  figure.rectangle([foot[0] - 40, 280], [foot[0], 280 - 15 * metre], 'glass');
  const eye: Point = [foot[0], 280 - 15 * metre];
  const height = 15 * (1 + Math.sqrt(3));
  figure.rectangle([base[0], 280], [base[0] + 14, 280 - height * metre], 'metal');
  const [top, level]: [Point, Point] = [
    [base[0], 280 - height * metre],
    [base[0], eye[1]],
  ];
  figure
    .line([eye, level], 'soft dashed')
    .line([eye, top], 'pen')
    .line([eye, base], 'pen')
    .angle(level, eye, top);
  markAngle(figure, eye, level, top, 45, 26);
  markAngle(figure, eye, level, base, 30, 40);
  markLength(figure, [eye, [foot[0], 280]], 15, metre, '15 m', 'e');
  markLength(figure, [foot, base], 15 * Math.sqrt(3), metre, '*d*', 's');
  figure.label('*y*', [base[0] + 14, (top[1] + level[1]) / 2], 'e', { gap: 8 });
  figure.label('15 m', [base[0] + 14, (280 + level[1]) / 2], 'e', { gap: 8 });
  claimNear((level[1] - top[1]) / metre, 15 * Math.sqrt(3), 1e-6, 'the upper part equals d');
  return figure.svg();
}

export const buildingAndTower: FigureSource = {
  name: 'building-and-tower',
  caption:
    'From the top of a 15 m building: tower top at $45^\\circ$ up, its foot at $30^\\circ$ down. Height $15(1 + \\sqrt{3})$ m.',
  description:
    'A building of 15 m on the left and a higher tower at a distance d on the right. From the top of the building a dashed horizontal meets the tower at 15 m. Lines go up to the top of the tower at 45 degrees and down to its foot at 30 degrees.',
  draw,
};
