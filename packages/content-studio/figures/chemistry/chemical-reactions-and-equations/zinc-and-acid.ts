import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles, drawFlask, drawStopper } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(260);
  const mouth = drawFlask(figure, [180, 220], 130, 150);
  drawStopper(figure, mouth, 22);
  const tube: Point[] = [
    [180, mouth[1] + 22],
    [180, 40],
    [262, 40],
  ];
  figure.line(tube, 'heavy soft');
  const grains: Point[] = [
    [150, 214],
    [168, 215],
    [186, 213],
    [204, 215],
    [160, 206],
    [192, 205],
  ];
  for (const grain of grains) figure.circle(grain, 5, 'metal');
  const bubbles: Point[] = [
    [154, 198],
    [170, 192],
    [186, 198],
    [200, 190],
    [176, 184],
  ];
  claim(
    bubbles.every(([, y]) => y > 178),
    'the bubbles are in the acid',
  );
  drawBubbles(figure, bubbles);
  figure.arrow([270, 40], [300, 40], 'pen').label('hydrogen', [286, 40], 's', { colour: 'pen' });
  addCallouts(figure, 'left', 6, [
    { text: 'Stopper', at: [172, mouth[1] + 2] },
    { text: 'Flask', at: [150, 140] },
    { text: 'Dilute acid', at: [136, 190] },
    { text: 'Zinc granules', at: [150, 214] },
  ]);
  return figure.svg();
}

export const zincAndAcid: FigureSource = {
  name: 'zinc-and-acid',
  caption: 'Zinc granules in dilute sulphuric acid: bubbles of hydrogen rise, and the flask becomes warm.',
  description:
    'A conical flask with a stopper and a bent tube. On its bottom lie zinc granules under dilute acid, and small bubbles rise from them. An arrow at the end of the tube shows hydrogen coming out.',
  draw,
};
