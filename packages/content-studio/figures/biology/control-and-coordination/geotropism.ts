import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, drawTube, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const shoot = pointsOf('170 166, 204 162, 232 150, 250 122, 256 86, 257 56');
const roots = [
  '128 165, 108 170, 96 186, 93 210',
  '130 166, 118 180, 113 198, 112 218',
  '128 163, 100 162, 84 176, 78 206',
];

function draw(): string {
  const figure = new Figure(290);
  claim((shoot.at(-1)?.[1] ?? 0) < (shoot[0]?.[1] ?? 0) - 60, 'the shoot ends far above its foot');
  figure.line(pointsOf('40 236, 320 236'), 'amber bold');
  figure.polygon(pointsOf('60 144, 172 110, 172 236, 60 236'), 'amber gold');
  figure.polygon(pointsOf('172 104, 186 101, 186 236, 172 236'), 'amber gold');
  for (const root of roots) {
    const points = pointsOf(root);
    claim((points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0) + 30, 'every root ends below its start');
    figure.line(smooth(points), 'amber bold');
  }
  figure.line(pointsOf('126 164, 172 166'), 'amber heavy');
  drawTube(figure, shoot, [12, 7], 'leaf', 'green');
  drawOrgan(figure, '257 60, 250 42, 257 26, 265 42', 'green leaf');
  drawOrgan(figure, '255 88, 272 76, 294 78, 304 88, 288 96, 268 96', 'green leaf');
  drawOrgan(figure, '252 108, 236 94, 214 94, 202 104, 218 114, 238 116', 'green leaf');
  figure.arrow([330, 150], [330, 210], 'soft').text('gravity', [324, 132], { size: 'small' });
  addCallout(figure, { text: 'Shoot grows up|(away from gravity)', at: [256, 84] }, [140, 44], 'middle');
  addCallout(figure, { text: 'Root grows down (towards gravity)', at: [112, 212] }, [176, 262], 'middle');
  return figure.svg();
}

export const geotropism: FigureSource = {
  name: 'geotropism',
  caption: 'Geotropism: in a pot laid on its side the root still turns down and the shoot still turns up.',
  description:
    'A flower pot lies on its side on the ground. The stem leaves it sideways and then bends upwards, with leaves. Inside the pot the roots leave the stem sideways and then bend downwards. An arrow shows that gravity acts downwards.',
  draw,
};
